import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { newOrganisationToken } from '../../../../platform/secrets/organisation-token.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { linkBounds } from '../limits.ts'
import * as links from '../port.ts'

const world = await startWorld()
const { services } = world.app
const kind = { kind: 'change_order', feature: 'projects' } as const

const write = <T>(work: (tx: WriteTransaction) => Promise<T>, orgId: string = world.meri.id): Promise<T> =>
  services.transactions.run({ orgId, actor: systemActor, operation: 'test', requestId: 'test' }, work)
const link = (subjectId = newId(), orgId: string = world.meri.id, of: string = kind.kind) =>
  write(async tx => links.newLink(tx, { kind: of, subjectId, expiresAt: addSeconds(tx.now, 3600) }), orgId)
let addresses = 0
const open = (token: string, address = `198.51.100.${++addresses % 250}`) =>
  links.openLink(services, kind, { token, address })
const nowhere = { refusal: 'public_link_not_found' }

describe('a public link', () => {
  it('opens what it was made for, and its text is kept nowhere', async () => {
    const subjectId = newId()
    const { token, id } = await link(subjectId)
    expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/)
    expect(await open(token)).toMatchObject({ subjectId, link: { id }, organisation: { id: world.meri.id } })
    const [row] = await world.database.owner('select l::text as row from public_links l where id = $1', [id])
    expect((row as { row: string }).row).not.toContain(token.slice(24))
    const secret = Buffer.from(token, 'base64url').subarray(16)
    expect((row as { row: string }).row).not.toContain(secret.toString('hex'))
  })

  it('leads nowhere when it is forged, changed, another kind’s, another organisation’s or revoked', async () => {
    const subjectId = newId()
    const { token } = await link(subjectId)
    const bytes = Buffer.from(token, 'base64url')
    const elsewhere = Buffer.from(world.tunturi.id.replaceAll('-', ''), 'hex')
    const said = await Promise.all([
      open(newOrganisationToken(world.meri.id).text),
      open(newOrganisationToken(newId()).text),
      open(Buffer.concat([bytes.subarray(0, 47), Buffer.from([bytes[47]! ^ 1])]).toString('base64url')),
      open(Buffer.concat([elsewhere, bytes.subarray(16)]).toString('base64url')),
      open((await link(subjectId, world.meri.id, 'quote')).token),
      open(''),
      open(token.slice(1)),
      open(randomBytes(5000).toString('base64url')),
    ])
    for (const each of said) expect(each).toEqual(expect.objectContaining(nowhere))
    expect(new Set(said.map(each => JSON.stringify(each))).size).toBe(1)

    expect(await open(token)).toMatchObject({ subjectId })
    await write(async tx => tx.defer(links.revokeLinks(tx, kind.kind, [subjectId])))
    expect(await open(token)).toEqual(said[0])
    await write(async tx => tx.defer(links.revokeLinks(tx, kind.kind, [subjectId])))
  })

  it('says that it is over once its time has gone by', async () => {
    const { token, id } = await link()
    await world.database.owner('update public_links set expires_at = now() where id = $1', [id])
    expect(await open(token)).toMatchObject({ refusal: 'public_link_expired' })
  })

  it('is noted when it is opened', async () => {
    const subjectId = newId()
    const { token } = await link(subjectId)
    const summary = async () =>
      (await links.linksOf(services.database.reader(world.meri.id), kind.kind, [subjectId]))[0]
    expect(await summary()).toMatchObject({ lastOpenedAt: null })
    const opened = await open(token)
    if ('refusal' in opened) throw new Error(opened.detail)
    await links.noteOpening(services, opened, { operation: 'test', requestId: 'test' })
    expect((await summary())?.lastOpenedAt).toMatch(/Z$/)
  })
})

describe('looks at links', () => {
  const looks = async (count: number, look: () => Promise<unknown>) => {
    const ended = await Promise.allSettled(Array.from({ length: count }, look))
    return ended.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []))
  }

  it('that lead nowhere are so many of one address', async () => {
    const guess = () => open(newOrganisationToken(world.meri.id).text, '203.0.113.7')
    const refused = await looks(linkBounds.address.attempts + 10, guess)
    expect(new Set(refused)).toEqual(new Set(['too-many-requests']))
    const { token } = await link()
    await expect(open(token, '203.0.113.7')).rejects.toMatchObject({
      code: 'too-many-requests',
      extra: { scope: 'public_link' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
    expect(await open(token, '203.0.113.8')).toMatchObject({ link: {} })
  })

  it('that lead somewhere make nobody wait, however many look from wherever', async () => {
    const { token } = await link()
    const many = linkBounds.answers.attempts + 30
    expect(await looks(many, () => open(token))).toEqual([])
    // Of one address a few at a time: until they are found to lead somewhere they count for it.
    for (let looked = 0; looked < many; looked += 10)
      expect(await looks(10, () => open(token, '192.0.2.9'))).toEqual([])
    const opened = await open(token)
    if ('refusal' in opened) throw new Error(opened.detail)
    await links.countAnswer(services, opened)
  })
})

describe('answers by a link', () => {
  const opened = async () => {
    const found = await open((await link()).token)
    if ('refusal' in found) throw new Error(found.detail)
    return found
  }

  it('are so many from everywhere, those that were taken back not among them', async () => {
    const [one, other] = [await opened(), await opened()]
    const { attempts } = linkBounds.answers
    for (let sent = 0; sent < attempts + 10; sent++) await (await links.countAnswer(services, one)).takeBack()
    const answers = () => links.countAnswer(services, one)
    const ended = await Promise.allSettled(Array.from({ length: attempts + 10 }, answers))
    const refused = ended.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['too-many-requests']))
    await expect(answers()).rejects.toMatchObject({ extra: { scope: 'public_link' } })
    await links.countAnswer(services, other)
  })
})

describe('a form', () => {
  const { keyring } = services
  const take = (linkId: string, form: string, orgId?: string) =>
    write(tx => links.takeForm(tx, keyring, linkId, form), orgId)

  it('is taken once, for its own link alone', async () => {
    const [one, other] = [await link(), await link()]
    const form = links.newFormToken(keyring, { orgId: world.meri.id, linkId: one.id })
    const again = links.newFormToken(keyring, { orgId: world.meri.id, linkId: one.id })
    const invalid = { refusal: 'public_form_invalid' }
    expect(await take(other.id, form)).toMatchObject(invalid)
    expect(await take(one.id, form, world.tunturi.id)).toMatchObject(invalid)
    expect(await take(one.id, `${form.slice(0, -2)}AA`)).toMatchObject(invalid)
    expect(await take(one.id, '')).toMatchObject(invalid)
    expect(await take(one.id, form)).toBeUndefined()
    expect(await take(one.id, form)).toMatchObject({ refusal: 'public_form_sent' })
    expect(await take(one.id, again)).toBeUndefined()
  })

  it('that was not carried out may be sent again', async () => {
    const one = await link()
    const form = links.newFormToken(keyring, { orgId: world.meri.id, linkId: one.id })
    const failing = write(async tx => {
      await links.takeForm(tx, keyring, one.id, form)
      throw new Error('nothing is kept')
    })
    await expect(failing).rejects.toThrow('nothing is kept')
    expect(await take(one.id, form)).toBeUndefined()
  })

  it('is one of many that were sent at once', async () => {
    const one = await link()
    const form = links.newFormToken(keyring, { orgId: world.meri.id, linkId: one.id })
    const taken = await Promise.all(Array.from({ length: 5 }, () => take(one.id, form)))
    expect(taken.filter(each => each === undefined)).toHaveLength(1)
  })
})
