import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const path = '/v1/crm/leads'
const scoring = '/v1/crm/lead-scoring'

const made = async (body: object): Promise<any> => {
  const answer = await sales.post(path, { title: 'Pisteytettävä', ...body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const version = async (rules: object[], more: object = {}): Promise<any> => {
  const answer = await admin.post(scoring, { rules, ...more })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const scoreOf = ({ score, scoreVersionId, scoreReasons }: any) => [
  score,
  scoreVersionId,
  scoreReasons.map(({ rule, points }: any) => [rule, points]),
]
const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Helsinki').add({ days }).toString()

let source: any
beforeAll(async () => {
  source = (await admin.post('/v1/crm/lead-sources', { code: 'fair', name: 'Messut' })).body
  await admin.post('/v1/custom-fields', { kind: 'lead', key: 'segment', name: 'Segmentti', type: 'text' })
})

const named = (code: string, points: number, when: string, more: object = {}) => ({
  code,
  name: `Sääntö ${code}`,
  points,
  when,
  ...more,
})

it('a lead is scored by the rules that it meets, and names exactly those with their version', async () => {
  const before = await made({ contact: { email: 'ensin@gmail.com' } })
  expect(scoreOf(before)).toEqual([0, null, []])

  const { id } = await version([
    named('phone', 10, 'field_present', { field: 'contact.phone' }),
    named('ceo', 20, 'field_equals', { field: 'contact.jobTitle', value: 'toimitusjohtaja' }),
    named('segment', 5, 'field_equals', { field: 'customFields.segment', value: 'Teollisuus' }),
    named('fair', 7, 'source', { value: source.id.toUpperCase() }),
    named('called', 3, 'channel', { value: 'phone' }),
    named('ours', 11, 'email_domain', { value: 'sahko.example' }),
    named('free', -15, 'free_mail'),
    named('may', 2, 'consent_given'),
  ])
  // What was there is scored at once, and swept by who follows leads.
  expect(scoreOf((await sales.get(`${path}/${before.id}`)).body)).toEqual([-15, id, [['free', -15]]])
  expect(JSON.stringify((await sales.get(`${path}?updatedSince=${before.updatedAt}`)).body)).toContain(
    before.id,
  )

  const lead = await made({
    sourceId: source.id,
    channel: 'phone',
    contact: { email: 'Maija@Sahko.example', phone: '040 1234567', jobTitle: 'Toimitusjohtaja' },
    customFields: { segment: 'teollisuus' },
    consent: 'given',
  })
  const all = ['phone', 'ceo', 'segment', 'fair', 'called', 'ours', 'may']
  expect(scoreOf(lead).slice(0, 2)).toEqual([58, id])
  expect(lead.scoreReasons.map(({ rule }: any) => rule)).toEqual(all)
  const changed = await sales.patch(`${path}/${lead.id}`, { contact: { phone: null }, optedOut: true })
  expect(scoreOf(changed.body).slice(0, 1)).toEqual([46])
  expect((await sales.get(`${path}?scoreFrom=46`)).body.items).toMatchObject([{ id: lead.id }])
  expect((await sales.get(`${path}?sort=score&limit=1`)).body.items).toMatchObject([{ id: lead.id }])
})

it('other rules score what is open, and leave what has ended as it was', async () => {
  const reason = (await admin.post('/v1/crm/disqualify-reasons', { code: 'gone', name: 'Poissa' })).body
  const first = await version([named('mail', 4, 'field_present', { field: 'contact.email' })])
  const [open, ended] = [
    await made({ contact: { email: 'a@auki.example' } }),
    await made({ contact: { email: 'b@loppu.example' } }),
  ]
  await sales.post(`${path}/${ended.id}/disqualify`, { reasonId: reason.id })
  const second = await version([named('mail', 9, 'field_present', { field: 'contact.email' })])
  const later = await version([named('mail', 99, 'field_present', { field: 'contact.email' })], {
    validFrom: inDays(30),
  })
  expect(later.inForce).toBe(false)
  const read = async ({ id }: any) => scoreOf((await sales.get(`${path}/${id}`)).body)
  expect(await read(open)).toEqual([9, second.id, [['mail', 9]]])
  expect(await read(ended)).toEqual([4, first.id, [['mail', 4]]])
  await sales.patch(`${path}/${ended.id}`, { contact: { phone: '050 1112222' } })
  expect(await read(ended)).toEqual([4, first.id, [['mail', 4]]])
  await sales.post(`${path}/${ended.id}/reopen`, {})
  expect(await read(ended)).toEqual([9, second.id, [['mail', 9]]])

  const { items } = (await sales.get(scoring)).body
  const ids = items.slice(0, 3).map((each: any) => [each.id, each.inForce])
  expect(ids).toEqual([
    [later.id, false],
    [second.id, true],
    [first.id, false],
  ])

  expect(await admin.post('/v1/sandbox/clock/advance', { minutes: 31 * 24 * 60 })).toMatchObject({
    status: 200,
  })
  expect(await read(open)).toEqual([99, later.id, [['mail', 99]]])
})

describe('rules that contradict themselves are refused', () => {
  it.each([
    ['no field', named('x', 1, 'field_present'), 422, 'crm_lead_score_rule_invalid'],
    [
      'a field too many',
      named('x', 1, 'free_mail', { field: 'contact.email' }),
      422,
      'crm_lead_score_rule_invalid',
    ],
    ['no value', named('x', 1, 'email_domain'), 422, 'crm_lead_score_rule_invalid'],
    [
      'a value too many',
      named('x', 1, 'consent_given', { value: 'yes' }),
      422,
      'crm_lead_score_rule_invalid',
    ],
    ['no channel', named('x', 1, 'channel', { value: 'pigeon' }), 422, 'crm_lead_score_rule_invalid'],
    [
      'a business id to be found by trying',
      named('x', 1, 'field_equals', { field: 'businessId', value: '2345678-0' }),
      422,
      'crm_lead_score_rule_invalid',
    ],
    ['no source', named('x', 1, 'source', { value: newId() }), 404, 'lead_source_not_found'],
    [
      'no custom field',
      named('x', 1, 'field_present', { field: 'customFields.nothing' }),
      422,
      'custom_field_unknown',
    ],
  ])('%s', async (_, rule, status, code) => {
    const answer = await admin.post(scoring, { rules: [rule] })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('a code twice, and a day that is over', async () => {
    const twice = await admin.post(scoring, {
      rules: [named('x', 1, 'free_mail'), named('x', 2, 'free_mail')],
    })
    expect(twice.body).toMatchObject({ code: 'crm_lead_score_rule_invalid', rule: 'x' })
    const past = await admin.post(scoring, { validFrom: inDays(-2), rules: [] })
    expect([past.status, past.body.code]).toEqual([422, 'crm_lead_version_in_past'])
    expect(await sales.post(scoring, { rules: [] })).toMatchObject({ status: 403 })
  })
})
