import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { deskOf } from '../../../../records/attachments/test/desk.ts'
import { announced, asReceipt, pdf } from '../../../../records/attachments/test/uploads.ts'
import { projectWorld } from '../../record/test/world.ts'

const { world, admin, made, done, project } = await projectWorld()
const { id } = await project({ state: 'active' })
const path = `/v1/projects/${id}/purchases`
const given = { supplier: 'Rautakauppa Oy', description: 'Putki', purchaseDate: '2026-05-04', netCents: 333 }
const refused = (status: number, code: string) => ({ status, body: { code } })

it('goes its way, with what the customer pays for it, and holds the project open until it is done with', async () => {
  const purchase = await made(path, { ...given, markupBp: 1500, vatBp: 2550 })
  expect(purchase).toMatchObject({ state: 'ordered', rebillable: true, rebillCents: 383, phaseId: null })
  const place = `${path}/${purchase.id}`
  expect((await admin.post(`/v1/projects/${id}/close`, { dryRun: true })).body.blockers).toContainEqual({
    kind: 'open_purchases',
    count: 1,
    minutes: null,
    cents: null,
    explanation: { code: 'open_purchases', values: { count: 1 } },
    explain: '1 purchase is ordered or not invoiced on.',
  })
  expect(await admin.post(`${place}/invoice-on`, {})).toMatchObject(
    refused(409, 'project_purchase_state_conflict'),
  )
  await done(`${place}/receive`)
  await admin.patch(place, { rebillable: false })
  expect(await admin.post(`${place}/invoice-on`, {})).toMatchObject(
    refused(422, 'project_purchase_not_rebillable'),
  )
  expect((await admin.patch(place, { rebillable: true })).body.rebillCents).toBe(383)
  await done(`${place}/invoice-on`)
  expect(await admin.patch(place, { netCents: 1 })).toMatchObject(
    refused(409, 'project_purchase_state_conflict'),
  )
  expect(await admin.patch(place, { description: 'Putkia' })).toMatchObject({ status: 200 })
  expect((await admin.post(`/v1/projects/${id}/close`, { dryRun: true })).body.blockers).toEqual([])
  expect((await admin.get(`${path}?state=invoiced_on`)).body.items).toHaveLength(1)
})

it('is refused', async () => {
  const phases = `/v1/projects/${(await project()).id}/phases`
  const foreign = await made(phases, { code: 'A', name: 'Vaihe' })
  expect(await admin.post(path, { ...given, phaseId: foreign.id })).toMatchObject(
    refused(404, 'project_phase_not_found'),
  )
  const purchase = await made(path, given)
  const stale = { expectedUpdatedAt: '2020-01-01T00:00:00Z' }
  expect(await admin.patch(`${path}/${purchase.id}`, { ...stale, netCents: 1 })).toMatchObject(
    refused(409, 'project_purchase_stale'),
  )
  expect(await admin.get(`${path}/${newId()}`)).toMatchObject(refused(404, 'project_purchase_not_found'))
  const other = await project({ state: 'active' })
  expect(await admin.get(`/v1/projects/${other.id}/purchases/${purchase.id}`)).toMatchObject(
    refused(404, 'project_purchase_not_found'),
  )
  expect(await admin.get(`/v1/projects/${newId()}/purchases`)).toMatchObject(
    refused(404, 'project_not_found'),
  )
  await done(`/v1/projects/${other.id}/close`)
  expect(await admin.post(`/v1/projects/${other.id}/purchases`, given)).toMatchObject(
    refused(409, 'project_closed'),
  )
})

it('and its files are for who manages projects', async () => {
  const { secret } = await world.key('aino', { scope: ['projects.read'] })
  const seeker = world.withKey(secret)
  expect((await seeker.get(path)).status).toBe(403)
  const place = await project({ state: 'active' })
  const purchase = await made(`/v1/projects/${place.id}/purchases`, { ...given, rebillable: false })
  const target = { type: 'purchase', id: purchase.id } as const
  const receipt = () => announced(pdf(), target, asReceipt)
  const file = await deskOf(world).finalized(target, pdf(), asReceipt, admin)
  const list = `/v1/attachments?targetType=purchase&targetId=${purchase.id}`
  expect((await admin.get(list)).body.items).toMatchObject([{ id: file, role: 'receipt' }])
  for (const answer of [
    await seeker.get(list),
    await seeker.get(`/v1/attachments/${file}`),
    await world.as('onni').get(list),
    await world.as('onni').post('/v1/attachments', receipt()),
  ])
    expect([403, 404]).toContain(answer.status)
  expect(await world.as('onni').post('/v1/attachments', receipt())).toMatchObject(
    refused(403, 'insufficient_role'),
  )
  for (const foreign of [newId(), place.id])
    expect(
      await admin.post('/v1/attachments', announced(pdf(), { ...target, id: foreign }, asReceipt)),
    ).toMatchObject(refused(404, 'project_purchase_not_found'))
  const otherwise = { ...asReceipt, role: 'contract' }
  expect(await admin.post('/v1/attachments', announced(pdf(), target, otherwise))).toMatchObject({
    status: 422,
  })
  await done(`/v1/projects/${place.id}/purchases/${purchase.id}/cancel`)
  await done(`/v1/projects/${place.id}/close`)
  for (const answer of [
    await admin.post('/v1/attachments', receipt()),
    await admin.delete(`/v1/attachments/${file}`),
  ])
    expect(answer).toMatchObject(refused(409, 'project_closed'))
  expect((await admin.get(list)).body.items).toHaveLength(1)
})
