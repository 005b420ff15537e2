import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { sendMail } from '../../../company/outgoing-mail/port.ts'
import { signedIn } from '../../../people/session/test/browser.ts'
import { type Link, openLink, sealLink } from '../downloads/link.ts'
import { deskOf } from './desk.ts'
import { announced, asReceipt, pdf, png, succeeding, upload } from './uploads.ts'

const world = await startWorld()
const { batch, dayTarget, draft, finalized, follow, link, post } = deskOf(world)
const onni = world.as('onni')
const aino = world.as('aino')
const refused = (status: number, code: string) => ({ status, body: { code } })

/** What an answer says, apart from what differs between any two. */
const told = ({ status, text }: { status: number; text: string }) => {
  const { requestId: _, instance: __, ...body } = JSON.parse(text)
  return { status, body }
}
const over = { status: 410, body: expect.objectContaining({ code: 'download_url_invalid' }) }

describe('a URL that does not work answers alike, whatever the reason', () => {
  it('forged, changed, over, of another organisation or of what is gone', async () => {
    const { keyring } = world.app.services
    const url = await link(onni, await finalized(await dayTarget(), png))
    const text = url.slice(url.lastIndexOf('/') + 1)
    const at = (link: string) => follow(`https://konttori.example/downloads/${link}`)
    const opened = openLink(keyring, text) as Link
    const sealed = (change: Partial<Link>) => sealLink(keyring, { ...opened, ...change })
    expect(await at(sealed({}))).toMatchObject({ status: 200 })
    const answers = [
      await at('x'),
      await at('A'.repeat(180)),
      await at(`${text.slice(0, -2)}AA`),
      await at(`${text}=`),
      await at(sealed({ endsAtMs: Date.now() - 1 })),
      await at(sealed({ orgId: world.tunturi.id })),
      await at(sealed({ attachmentId: newId() })),
      await at(sealed({ membershipId: world.meri.members.aino.id })),
      await at(sealed({ credential: { ...opened.credential, id: newId() } })),
      await at(sealed({ credential: { ...opened.credential, kind: 'session' } })),
      await at(sealed({ size: 160 })),
    ]
    for (const answer of answers) expect(told(answer)).toEqual(told(answers[0] as (typeof answers)[0]))
    expect(told(answers[0] as (typeof answers)[0])).toEqual(over)
  })

  it('and tells nothing of the attachment', async () => {
    const id = await finalized(await dayTarget(), png)
    const url = await link(onni, id)
    for (const known of [id, world.meri.id, world.meri.members.onni.id, 'kuva'])
      expect(url).not.toContain(known)
    expect(Buffer.from(url.slice(url.lastIndexOf('/') + 1), 'base64url').toString('latin1')).not.toContain(
      Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1'),
    )
  })
})

describe('a URL from before dies', () => {
  it('with the key or the session that asked for it', async () => {
    const browser = await signedIn(world, 'onni')
    const file = await finalized(await dayTarget(), png)
    const { id, secret } = await world.key('onni', { scope: [] })
    const [ofKey, ofSession] = [await link(world.withKey(secret), file), await link(browser, file)]
    expect(await follow(ofKey)).toMatchObject({ status: 200 })
    await succeeding(browser.post(`/v1/api-keys/${id}/revoke`, {}))
    expect(told(await follow(ofKey))).toEqual(over)
    expect(await follow(ofSession)).toMatchObject({ status: 200 })
    await succeeding(browser.delete('/v1/session'))
    expect(told(await follow(ofSession))).toEqual(over)
  })

  it('with the right of the member, and with the member', async () => {
    const target = await batch()
    const file = await finalized(target, pdf(), asReceipt, aino)
    const tauno = world.as('tauno')
    const url = await link(tauno, file)
    expect(await follow(url)).toMatchObject({ status: 200 })
    const member = `/v1/memberships/${world.meri.members.tauno.id}`
    await succeeding(aino.patch(member, { role: 'finance' }))
    expect(told(await follow(url))).toEqual(over)
    await succeeding(aino.patch(member, { role: 'payroll' }))
    expect(await follow(url)).toMatchObject({ status: 200 })
    await succeeding(aino.post(`${member}/deactivate`, {}))
    expect(told(await follow(url))).toEqual(over)
  })

  it('with the record that the file belongs to', async () => {
    const { id } = await draft()
    const file = await finalized({ type: 'work_day', id }, png)
    const url = await link(onni, file)
    const move = (to: string) =>
      world.database.owner('update attachments set target_id = $2 where id = $1', [file, to])
    await move(newId())
    expect(told(await follow(url))).toEqual(over)
    expect(await onni.get(`/v1/attachments/${file}`)).toMatchObject(refused(404, 'attachment_not_found'))
    await move(id)
    expect(await follow(url)).toMatchObject({ status: 200 })
  })

  it('with the person that it tells of, once nobody may know them any more', async () => {
    const customer = (await succeeding(aino.post('/v1/customers', { name: 'Kallion Sähkö' }))).body
    const contacts = `/v1/customers/${customer.id}/contacts`
    const { id } = (await succeeding(aino.post(contacts, { name: 'Kaarina Kallio' }))).body
    const file = await finalized({ type: 'contact', id }, png, {}, aino)
    const url = await link(aino, file)
    expect(await follow(url)).toMatchObject({ status: 200 })
    await world.database.owner('update contacts set anonymized_at = now() where id = $1', [id])
    expect(told(await follow(url))).toEqual(over)
    expect(await aino.get(`/v1/attachments/${file}`)).toMatchObject(refused(404, 'attachment_not_found'))
  })
})

it('whoever has the URL downloads, without credentials and whatever others they have', async () => {
  const url = await link(onni, await finalized(await dayTarget(), png))
  expect(await follow(url, { ...world.as('sanna').credentials })).toMatchObject({ status: 200, bytes: png })
})

it('a key that only reads downloads, and adds nothing', async () => {
  const id = await finalized(await dayTarget(), png)
  const { secret } = await world.key('onni', { scope: [], readOnly: true })
  const reader = world.withKey(secret)
  expect(await follow(await link(reader, id))).toMatchObject({ status: 200 })
  expect(await post(announced(png, await dayTarget()), reader)).toMatchObject(refused(403, 'read_only_key'))
})

it('the files of a mail are for an administrator in a browser, and those of a confidential one for nobody', async () => {
  const mail = async (kind: 'security_notice' | 'password_reset') => {
    const to = { address: 'onni@meri.example', name: 'Onni', membershipId: world.meri.members.onni.id }
    const letter = { greeting: 'Hei', paragraphs: ['Terve.'], remarks: [], signature: 'Meri' }
    const { services } = world.app
    const request = { orgId: world.meri.id, actor: systemActor, operation: 'test.mail', requestId: newId() }
    await services.transactions.run(request, async tx => {
      sendMail(tx, services, { kind, to, locale: 'fi', subject: kind, letter })
    })
    const { body } = await aino.get(`/v1/outgoing-mails?kind=${kind}`)
    return { type: 'outgoing_mail', id: body.items[0].id }
  }
  const target = await mail('security_notice')
  const browser = await signedIn(world, 'aino')
  const document = { ...asReceipt, role: 'document' }
  expect(await post(announced(pdf(), target, document), aino)).toMatchObject(
    refused(403, 'api_key_cannot_manage_credentials'),
  )
  const added = await succeeding(post(announced(pdf(), target, document), browser))
  expect(await upload(world, added, pdf())).toBe(204)
  await succeeding(browser.post(`/v1/attachments/${added.body.id}/finalize`, {}))
  expect(await follow(await link(browser, added.body.id))).toMatchObject({ status: 200 })
  expect(await aino.get(`/v1/attachments/${added.body.id}`)).toMatchObject(
    refused(404, 'attachment_not_found'),
  )
  const employee = await signedIn(world, 'paavo')
  const list = `/v1/attachments?targetType=outgoing_mail&targetId=${target.id}`
  expect(await employee.get(list)).toMatchObject(refused(403, 'insufficient_role'))
  expect(await browser.get(list.replace(target.id, newId()))).toMatchObject(
    refused(404, 'outgoing_mail_not_found'),
  )
  const secret = await mail('password_reset')
  expect(await post(announced(pdf(), secret, document), browser)).toMatchObject(
    refused(403, 'insufficient_role'),
  )
})
