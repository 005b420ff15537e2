import { beforeAll, describe, expect, it } from 'vitest'
import { announced, png } from '../../../../records/attachments/test/uploads.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const [admin, sales, finance] = [world.as('aino'), world.as('sisu'), world.as('lumi')]
const { members } = world.meri
const path = '/v1/crm/leads'

const made = async (body: object): Promise<any> => {
  const answer = await sales.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

const eventsOf = (id: string) =>
  world.database.owner<{ event: string; payload: unknown }>(
    `select event, payload from integration_events where payload ->> 'leadId' = $1 order by sequence`,
    [id],
  )

const auditOf = async (id: string): Promise<any[]> =>
  (await admin.get(`/v1/audit?targetType=lead&targetId=${id}`)).body.items

let source: any
let reason: any
beforeAll(async () => {
  source = (await admin.post('/v1/crm/lead-sources', { code: 'website', name: 'Verkkolomake' })).body
  reason = (await admin.post('/v1/crm/disqualify-reasons', { code: 'too_small', name: 'Liian pieni' })).body
  for (const field of [
    { kind: 'lead', key: 'segment', name: 'Segmentti', type: 'text' },
    { kind: 'lead', key: 'seats', name: 'Paikkoja', type: 'number' },
  ])
    expect(await admin.post('/v1/custom-fields', field)).toMatchObject({ status: 201 })
})

describe('a new lead', () => {
  it('is answered with all that was said, and told to receivers with the code of its source', async () => {
    const lead = await made({
      title: 'Uusi toimitalo',
      sourceId: source.id,
      channel: 'web',
      organisationName: 'Äänekosken Sähkö Oy',
      businessId: '2345678-0',
      contact: { name: 'Maija Virtanen', email: 'Maija@Sahko.example', phone: '040 123 4567' },
      consent: 'given',
      consentSource: 'Verkkolomake',
      externalSource: 'web_form',
      externalId: '17',
      customFields: { segment: 'Teollisuus', seats: 12 },
    })
    expect(lead).toMatchObject({
      state: 'new',
      sourceId: source.id,
      source: 'website',
      channel: 'web',
      contact: {
        name: 'Maija Virtanen',
        email: 'Maija@Sahko.example',
        phone: '040 123 4567',
        jobTitle: null,
      },
      // Sisu does not invoice.
      businessId: null,
      ownerMembershipId: null,
      score: 0,
      scoreVersionId: null,
      scoreReasons: [],
      mayReceiveMarketing: true,
      converted: null,
      customFields: { segment: 'Teollisuus', seats: 12 },
    })
    expect(await eventsOf(lead.id)).toEqual([
      { event: 'lead.created', payload: { leadId: lead.id, source: 'website' } },
    ])
    expect((await sales.get(`${path}/${lead.id}`)).body).toEqual(lead)
    expect((await admin.get(`${path}/${lead.id}`)).body.businessId).toBe('2345678-0')
    expect(await finance.get(`${path}/${lead.id}`)).toMatchObject({ status: 403 })
  })

  it('made twice by a form under one Idempotency-Key is one', async () => {
    const key = await world.key('sisu', { scope: ['crm.use'] })
    const form = world.withKey(key.secret)
    const send = () =>
      form.post(path, { title: 'Lomakkeelta', channel: 'web' }, { 'idempotency-key': 'submission-1' })
    const [one, two] = await Promise.all([send(), send()])
    expect([one.status, two.status]).toContain(201)
    expect((await sales.get(`${path}?q=lomakkeelta`)).body.items).toHaveLength(1)
  })

  it('shows whom the trail tells of it no person', async () => {
    const lead = await made({ title: 'Salainen', contact: { name: 'Salli Salainen' } })
    const lines = await auditOf(lead.id)
    expect(lines).toMatchObject([{ action: 'leads.create' }])
    expect(JSON.stringify(lines)).not.toContain('Salli')
  })
})

describe('bad input is refused with a code, and nothing of it is kept', () => {
  const refused = async (body: object) => {
    const answer = await sales.post(path, { title: 'Hylätty', ...body })
    return [answer.status, answer.body.code]
  }

  it.each([
    ['an unknown custom field', () => ({ customFields: { nothing: 'x' } }), [422, 'custom_field_unknown']],
    [
      'a value that the field cannot hold',
      () => ({ customFields: { seats: 'monta' } }),
      [422, 'custom_field_value_invalid'],
    ],
    ['a source that there is not', () => ({ sourceId: newId() }), [404, 'lead_source_not_found']],
    ['an owner that there is not', () => ({ ownerMembershipId: newId() }), [404, 'membership_not_found']],
    [
      'the source of another organisation',
      async () => ({ sourceId: await sourceOfTunturi() }),
      [404, 'lead_source_not_found'],
    ],
    [
      'a member of another organisation',
      () => ({ ownerMembershipId: world.tunturi.members.ilmari.id }),
      [404, 'membership_not_found'],
    ],
    [
      'a business id with a wrong check digit',
      () => ({ businessId: '2345678-9' }),
      [422, 'crm_lead_business_id_invalid'],
    ],
    ['half a reference', () => ({ externalSource: 'erp' }), [400, 'external_ref_incomplete']],
    [
      'a reference that another lead has',
      () => ({ externalSource: 'web_form', externalId: '17' }),
      [409, 'external_ref_conflict'],
    ],
    [
      'consent of who has opted out',
      () => ({ consent: 'given', optedOut: true }),
      [409, 'crm_lead_opted_out'],
    ],
    ['a channel that there is not', () => ({ channel: 'pigeon' }), [400, 'bad-request']],
  ])('%s', async (_, body, expected) => {
    expect(await refused(await body())).toEqual(expected)
    expect((await sales.get(`${path}?q=hylätty`)).body.items).toEqual([])
  })

  const sourceOfTunturi = async (): Promise<string> => {
    const id = newId()
    await world.database.owner(
      `insert into lead_sources (org_id, id, code, name, active, updated_at)
       values ($1, $2, 'theirs', 'Heidän', true, now())`,
      [world.tunturi.id, id],
    )
    return id
  }
})

describe('a change', () => {
  it('keeps what it does not name, and is refused when somebody was quicker', async () => {
    const lead = await made({
      title: 'Muuttuva',
      contact: { name: 'Ville', email: 'ville@muuttuva.example' },
    })
    const changed = await sales.patch(`${path}/${lead.id}`, {
      contact: { phone: '+358 50 111 2222' },
      ownerMembershipId: members.sisu.id,
      expectedUpdatedAt: lead.updatedAt,
    })
    expect(changed.body).toMatchObject({
      contact: { name: 'Ville', email: 'ville@muuttuva.example', phone: '+358 50 111 2222' },
      ownerMembershipId: members.sisu.id,
    })
    const late = await sales.patch(`${path}/${lead.id}`, {
      title: 'Myöhässä',
      expectedUpdatedAt: '2020-01-01T00:00:00.000Z',
    })
    expect([late.status, late.body.code]).toEqual([409, 'crm_lead_stale'])
    const same = await sales.patch(`${path}/${lead.id}`, { title: 'Muuttuva' })
    expect(same.body.updatedAt).toBe(changed.body.updatedAt)
  })

  it('that opts out ends consent', async () => {
    const lead = await made({ title: 'Kielto', consent: 'given' })
    const { body } = await sales.patch(`${path}/${lead.id}`, { optedOut: true })
    expect(body).toMatchObject({ consent: 'refused', optedOut: true, mayReceiveMarketing: false })
    expect(body.optedOutAt).not.toBeNull()
  })

  it('of a business id that the caller is not shown counts as one whatever was stored', async () => {
    const lead = await made({ title: 'Sokea', businessId: '2345678-0' })
    const { body } = await sales.patch(`${path}/${lead.id}`, { businessId: '2345678-0' })
    expect(body.updatedAt).not.toBe(lead.updatedAt)
    expect((await admin.get(`${path}?q=2345678-0`)).body.items.map((each: any) => each.id)).toContain(lead.id)
    expect((await sales.get(`${path}?q=2345678-0`)).body.items).toEqual([])
  })
})

describe('a lead', () => {
  it('is disqualified with a reason, takes an opt-out, and is reopened without the reason', async () => {
    const at = `${path}/${(await made({ title: 'Hiipuva' })).id}`
    expect((await sales.post(`${at}/work`, {})).body.state).toBe('working')
    expect((await sales.post(`${at}/qualify`, {})).body.state).toBe('qualified')
    const missing = await sales.post(`${at}/disqualify`, { reasonId: newId() })
    expect([missing.status, missing.body.code]).toEqual([404, 'disqualify_reason_not_found'])
    const ended = await sales.post(`${at}/disqualify`, { reasonId: reason.id, note: 'Ei nyt.' })
    expect(ended.body).toMatchObject({
      state: 'disqualified',
      disqualifyReasonId: reason.id,
      disqualifyNote: 'Ei nyt.',
    })
    for (const step of ['work', 'qualify', 'disqualify']) {
      const answer = await sales.post(`${at}/${step}`, step === 'disqualify' ? { reasonId: reason.id } : {})
      expect([answer.status, answer.body.code]).toEqual([409, 'crm_lead_disqualified'])
    }
    expect((await sales.patch(at, { optedOut: true })).body).toMatchObject({ optedOut: true })
    const dry = await sales.post(`${at}/reopen`, { dryRun: true })
    expect(dry.body.state).toBe('working')
    expect((await sales.get(at)).body.state).toBe('disqualified')
    expect((await sales.post(`${at}/reopen`, {})).body).toMatchObject({
      state: 'working',
      disqualifyReasonId: null,
      disqualifyNote: null,
    })
    const again = await sales.post(`${at}/reopen`, {})
    expect([again.status, again.body.code]).toEqual([409, 'crm_lead_not_disqualified'])
  })
})

describe('the list', () => {
  it('is filtered, sorted, paged and swept', async () => {
    const [a, b] = await Promise.all([
      made({ title: 'Lista A', channel: 'event', sourceId: source.id, customFields: { segment: 'Lista' } }),
      made({ title: 'Lista B', channel: 'event', ownerMembershipId: members.sisu.id }),
    ])
    const ids = async (query: string) =>
      (await sales.get(`${path}?${query}`)).body.items.map(({ id }: any) => id)
    expect(await ids('channel=event&sort=title')).toEqual([a.id, b.id])
    expect(await ids('channel=event&sort=title&direction=desc')).toEqual([b.id, a.id])
    expect(await ids(`channel=event&sourceId=${source.id}`)).toEqual([a.id])
    expect(await ids(`channel=event&ownerMembershipId=${members.sisu.id}`)).toEqual([b.id])
    expect(await ids('channel=event&unowned=true')).toEqual([a.id])
    expect(await ids('channel=event&state=working')).toEqual([])
    expect(await ids('channel=event&scoreFrom=1')).toEqual([])
    expect(await ids('cf[segment]=Lista')).toEqual([a.id])
    expect(await ids('cf[nothing]=Lista')).toEqual([])
    expect(await ids('externalSource=web_form&externalId=17')).toHaveLength(1)
    const first = (await sales.get(`${path}?channel=event&sort=title&limit=1`)).body
    expect(first.items).toMatchObject([{ id: a.id }])
    expect(
      await ids(`channel=event&sort=title&limit=1&cursor=${encodeURIComponent(first.pageInfo.nextCursor)}`),
    ).toEqual([b.id])
    const since = a.updatedAt < b.updatedAt ? a.updatedAt : b.updatedAt
    expect(new Set(await ids(`updatedSince=${since}&channel=event`))).toEqual(new Set([a.id, b.id]))
    const half = await sales.get(`${path}?externalSource=web_form`)
    expect([half.status, half.body.code]).toEqual([400, 'external_ref_incomplete'])
  })

  it('and the search find a lead for who may read leads', async () => {
    const lead = await made({
      title: 'Kattoremontti',
      contact: { name: 'Raija Katto', phone: '044 987 6543' },
    })
    for (const question of ['kattoremontti', 'raija', '+358449876543'])
      expect(
        JSON.stringify((await sales.get(`/v1/search?q=${encodeURIComponent(question)}`)).body),
      ).toContain(lead.id)
    expect(JSON.stringify((await finance.get('/v1/search?q=kattoremontti')).body)).not.toContain(lead.id)
  })
})

it('files of a lead are added and read by whoever works on leads', async () => {
  const target = { type: 'lead', id: (await made({ title: 'Liitteineen' })).id }
  const added = await sales.post('/v1/attachments', announced(png, target))
  expect(added, JSON.stringify(added.body)).toMatchObject({ status: 201, body: { target } })
  expect(await finance.post('/v1/attachments', announced(png, target))).toMatchObject({
    status: 403,
    body: { code: 'insufficient_role' },
  })
  const missing = await sales.post('/v1/attachments', announced(png, { type: 'lead', id: newId() }))
  expect([missing.status, missing.body.code]).toEqual([404, 'crm_lead_not_found'])
})
