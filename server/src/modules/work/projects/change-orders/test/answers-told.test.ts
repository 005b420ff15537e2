import { expect, it } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { deskOf } from '../../../../records/attachments/test/desk.ts'
import { asReceipt, pdf } from '../../../../records/attachments/test/uploads.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

let projects = 0
const sent = async (more: object = {}): Promise<{ id: string; projectId: string; token: string }> => {
  const body = { code: `KERTOO-${++projects}`, name: 'Koulun putket', state: 'active', billing: 'fixed' }
  const dated = { startDate: '2026-11-01', endDate: '2027-04-30', budgetCents: 500_000 }
  const { id: projectId } = await made('/v1/projects', {
    ...{ ...body, ...dated, managerMembershipId: members.eero.id, ...more },
  })
  const order = { title: 'Toinen lämpöpumppu', deltaCents: 125_000, deltaDays: 5 }
  const { id } = await made(`/v1/projects/${projectId}/change-orders`, order)
  const { url } = await made(`/v1/change-orders/${id}/send`, {})
  return { id, projectId, token: new URL(url).searchParams.get('token') ?? '' }
}
const outside = (name: string, body: object) => world.anonymous.post(`/v1/public/change-orders/${name}`, body)
const opened = async (token: string): Promise<any> => (await outside('open', { token })).body
const told = () => mailsWritten(world.database, { kind: 'change_order_answer' })

it('of two answers the first counts, the later is refused, and the manager is mailed both', async () => {
  const { id, token } = await sent()
  const [first, second] = [await opened(token), await opened(token)]
  const { documentSha256 } = first
  const answer = { token, documentSha256, name: 'Maija Virtanen', email: 'maija@lakeus.example' }
  expect((await outside('approve', { ...answer, formToken: first.formToken })).status).toBe(200)
  const late = {
    token,
    documentSha256,
    formToken: second.formToken,
    name: 'Pekka Peruja',
    reason: 'Liian kallis.',
  }
  expect(await outside('decline', late)).toMatchObject({
    status: 409,
    body: { code: 'change_order_decided' },
  })
  const mails = await told()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Muutostyö 1 on hyväksytty: Toinen lämpöpumppu',
    'Muutostyöhön 1 tuli toinen vastaus: Toinen lämpöpumppu',
  ])
  expect(JSON.stringify(mails[1]?.letter)).toContain('Pekka Peruja')
  expect(JSON.stringify(mails[1]?.letter)).toContain('Liian kallis.')
  // Its form is taken: sending it again tells nobody once more.
  expect(await outside('decline', late)).toMatchObject({ status: 409, body: { code: 'public_form_sent' } })
  expect(await told()).toHaveLength(2)
  expect((await admin.get(`/v1/change-orders/${id}`)).body).toMatchObject({
    ...{ state: 'approved', decidedByName: 'Maija Virtanen', declineReason: null },
  })
})

it('whom to ask, the new price and the new end stand beside what was sent, and change no hash', async () => {
  const { id, projectId, token } = await sent()
  const before = await opened(token)
  expect(before).toMatchObject({
    contact: { name: 'Eero Mäkinen', email: expect.stringMatching(/^eero@/) },
    afterwards: { priceCents: 625_000, endDate: '2027-05-05', phaseEndDate: null },
  })
  await admin.patch(`/v1/projects/${projectId}`, { budgetCents: 600_000 })
  const after = await opened(token)
  expect(after.afterwards.priceCents).toBe(725_000)
  expect(after.documentSha256).toBe(before.documentSha256)
  await made(`/v1/change-orders/${id}/approve`, { approvedByName: 'Maija' })
  await admin.patch(`/v1/projects/${projectId}`, { budgetCents: 1 })
  expect((await opened(token)).afterwards).toMatchObject({ priceCents: 725_000, endDate: '2027-05-05' })
})

it('no customer is shown what the organisation means to spend on work by the hour', async () => {
  const { token } = await sent({ billing: 'time', managerMembershipId: null })
  expect(await opened(token)).toMatchObject({
    contact: null,
    afterwards: { priceCents: null, endDate: '2027-05-05' },
  })
})

it('has files for who manages projects, until its project is closed', async () => {
  const { id, projectId } = await sent()
  const desk = deskOf(world)
  const target = { type: 'change_order', id }
  const fileId = await desk.finalized(target, pdf('signed copy'), { ...asReceipt, role: 'contract' }, admin)
  const list = (who: typeof admin) => who.get(`/v1/attachments?targetType=change_order&targetId=${id}`)
  expect((await list(admin)).body.items).toMatchObject([{ id: fileId }])
  expect((await list(world.as('paavo'))).status).toBe(403)
  await made(`/v1/change-orders/${id}/withdraw`, {})
  await made(`/v1/projects/${projectId}/close`, { acceptUnbilled: true, reason: 'Sovittu' })
  expect(await admin.delete(`/v1/attachments/${fileId}`)).toMatchObject({
    status: 409,
    body: { code: 'project_closed' },
  })
})
