import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { absencesOf } from '../../../time/absences/test/office.ts'

const world = await startWorld()
const admin = world.as('aino')
const { veera } = world.meri.members
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const resultOf = async (register: string, row: object, more: object = {}) => {
  const answer = await admin.post(`/v1/imports/${register}`, { rows: [row], ...more })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body.results[0]
}
const error = (code: string, field: string | undefined) => ({
  status: 'error',
  code,
  ...(field !== undefined && { field }),
})

/** What every new record of a kind with custom fields needs here. */
const size = { customFields: { size: 1 } }
const sized = ['activity', 'contact', 'customer', 'deal', 'lead', 'project', 'task'] as const
const known = (externalId: string) => ({ externalSource: 'old', externalId })
const limit = 500

beforeAll(async () => {
  await absencesOf(world)
  for (const kind of sized)
    await made('/v1/custom-fields', { kind, key: 'size', type: 'number', name: 'Koko', required: true })
  await made('/v1/crm/pipelines', {
    code: 'sales',
    name: 'Myynti',
    stages: [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }],
  })
  await made('/v1/customers', { code: 'sahko', name: 'Sähkö Oy', ...size })
  await made('/v1/projects', { code: 'malli', name: 'Malli', template: true, ...size })
  const { id: projectId } = await made('/v1/projects', { code: 'koulu', name: 'Koulu', ...size })
  for (const title of ['Yksi', 'Kaksi', 'Kolme']) await made('/v1/tasks', { title, projectId, ...size })
})

const bought = { supplier: 'Puu Oy', purchaseDate: '2026-11-02', netCents: 100 }

/** A row of a new record, and one of another. */
const rows: Readonly<Record<string, readonly [object, object, (object | undefined)?]>> = {
  absences: ['2027-07-05', '2027-08-02'].map(startDate => ({
    memberEmail: veera.email,
    absenceType: 'annual_holiday',
    startDate,
  })) as [object, object],
  activities: [
    { ...known('mode'), type: 'call', subject: 'Soita', ...size },
    { ...known('mode-2'), type: 'call', subject: 'Soita', ...size },
  ],
  contacts: [
    { name: 'Maija', customerCode: 'sahko', ...size },
    { name: 'Pekka', customerCode: 'sahko', ...size },
  ],
  deals: [
    { ...known('mode'), title: 'Kauppa', ...size },
    { ...known('mode-2'), title: 'Kauppa', ...size },
  ],
  leads: [
    { ...known('mode'), title: 'Vihje', ...size },
    { ...known('mode-2'), title: 'Vihje', ...size },
  ],
  'opening-balances': [
    { membershipId: veera.id, kind: 'overtime', minutes: 300, effectiveDate: '2024-01-01' },
    { membershipId: veera.id, kind: 'flex', minutes: 300, effectiveDate: '2024-01-01' },
  ],
  'project-participants': [
    { projectCode: 'koulu', memberEmail: veera.email },
    { projectCode: 'koulu', memberEmail: world.meri.members.eero.email },
  ],
  'project-purchases': [
    { projectCode: 'koulu', ...bought, description: 'Putki' },
    { projectCode: 'koulu', ...bought, description: 'Lauta' },
  ],
  'project-installments': [
    { projectCode: 'koulu', title: 'Alku', basis: 'manual', amountCents: 100 },
    { projectCode: 'koulu', title: 'Loppu', basis: 'manual', amountCents: 100 },
  ],
  'task-dependencies': [
    { projectCode: 'koulu', fromNumber: 1, toNumber: 2 },
    { projectCode: 'koulu', fromNumber: 1, toNumber: 3 },
  ],
  'project-phases': [
    { projectCode: 'koulu', code: '10', name: 'Suunnittelu' },
    { projectCode: 'koulu', code: '20', name: 'Asennus' },
  ],
  'tracking-targets': [
    { code: 'mode', name: 'Tuotanto' },
    { code: 'mode-2', name: 'Huolto' },
    { level: 'cost_center' },
  ],
}

describe.each(Object.entries(rows))('a row of %s', (register, [row, other, asked = {}]) => {
  it('is refused where its record is there and only new ones are wanted, or the other way round', async () => {
    const { status, id } = await resultOf(register, row, asked)
    expect(status).toBe('created')
    expect(await resultOf(register, row, { ...asked, mode: 'create_only' })).toMatchObject({
      ...error('record_exists', undefined),
      id,
    })
    expect(await resultOf(register, other, { ...asked, mode: 'update_only' })).toMatchObject({
      ...error('record_not_found', undefined),
      id: null,
    })
  })
})

describe.each([
  ['activities', { ...known('bare'), type: 'call', subject: 'Soita' }],
  ['contacts', { name: 'Ilman kokoa', customerCode: 'sahko' }],
  ['customers', { code: 'bare', name: 'Ilman kokoa' }],
  ['deals', { ...known('bare'), title: 'Ilman kokoa' }],
  ['leads', { ...known('bare'), title: 'Ilman kokoa' }],
  ['projects', { code: 'bare', name: 'Ilman kokoa' }],
  ['tasks', { title: 'Ilman kokoa' }],
])('a custom field of %s', (register, row) => {
  it('that is required is filled by every row of a new record, in its form', async () => {
    expect(await resultOf(register, row)).toMatchObject(error('custom_field_required', 'customFields.size'))
    expect(await resultOf(register, { ...row, customFields: { size: 'suuri' } })).toMatchObject(
      error('custom_field_value_invalid', 'customFields.size'),
    )
  })
})

interface Case {
  readonly register: string
  /** What the row needs to be refused for no other reason. */
  readonly arrange?: () => Promise<unknown>
  readonly row: object
  readonly code: string
  readonly field?: string
  readonly more?: object
}

const level = { level: 'cost_center' }
const cases: readonly Case[] = [
  {
    register: 'contacts',
    code: 'crm_contact_anonymized',
    arrange: async () => {
      const { id } = await made('/v1/customers', { code: 'gone', name: 'Entinen Oy', ...size })
      const person = await made(`/v1/customers/${id}/contacts`, { name: 'Anonymized', ...size })
      await world.database.owner(`update contacts set anonymized_at = now() where id = $1`, [person.id])
    },
    row: { customerCode: 'gone', name: 'Anonymized', phone: '1' },
  },
  {
    register: 'contacts',
    code: 'crm_contact_limit_reached',
    field: 'customerCode',
    arrange: async () => {
      const { id } = await made('/v1/customers', { code: 'full', name: 'Täysi Oy', ...size })
      await world.database.owner(
        `with people as (
           insert into contacts (org_id, id, name, consent, opted_out, search_text, created_at, updated_at)
           select $1, gen_random_uuid(), 'Joku ' || n, 'unknown', false, 'joku', now(), now()
           from generate_series(1, $3::integer) n
           returning id)
         insert into customer_contacts (org_id, customer_id, contact_id, is_primary, active)
         select $1, $2, id, false, true from people`,
        [world.meri.id, id, limit],
      )
    },
    row: { customerCode: 'full', name: 'Yksi liikaa', ...size },
  },
  {
    register: 'customers',
    code: 'code_already_in_use',
    field: 'code',
    arrange: () => made('/v1/customers', { name: 'Koodia vailla Oy', ...known('codeless'), ...size }),
    row: { ...known('codeless'), code: 'sahko' },
  },
  {
    register: 'leads',
    code: 'crm_lead_opted_out',
    field: 'consent',
    arrange: () =>
      made('/v1/crm/leads', {
        title: 'Ei markkinointia',
        contact: { name: 'Lahja' },
        optedOut: true,
        ...known('out'),
        ...size,
      }),
    row: { ...known('out'), consent: 'given' },
  },
  {
    register: 'opening-balances',
    code: 'member_ambiguous',
    field: 'payrollNumber',
    arrange: twins,
    row: { payrollNumber: '7001', kind: 'overtime', minutes: 60, effectiveDate: '2024-01-01' },
  },
  {
    register: 'work-days',
    code: 'member_ambiguous',
    field: 'payrollNumber',
    arrange: twins,
    row: { payrollNumber: '7001', date: '2026-10-05', entryType: 'work', durationMinutes: 60 },
  },
  {
    register: 'work-days',
    code: 'project_takes_no_hours',
    field: 'targets',
    arrange: async () => {
      const { id } = await made('/v1/projects', { code: 'valmis', name: 'Valmis', state: 'active', ...size })
      expect(await admin.post(`/v1/projects/${id}/complete`, {})).toMatchObject({ status: 200 })
    },
    row: {
      email: veera.email,
      date: '2026-10-05',
      entryType: 'work',
      durationMinutes: 60,
      targets: 'project:valmis',
    },
  },
  {
    register: 'projects',
    code: 'code_already_in_use',
    field: 'code',
    arrange: () => made('/v1/projects', { code: 'silta', name: 'Silta', ...known('silta'), ...size }),
    row: { ...known('silta'), code: 'koulu' },
  },
  {
    register: 'projects',
    code: 'project_is_template',
    field: 'state',
    row: { code: 'malli', state: 'active' },
  },
  {
    register: 'tracking-targets',
    code: 'parent_not_found',
    field: 'parentCode',
    row: { code: 'orphan', name: 'Orpo', parentCode: 'nobody' },
    more: level,
  },
  {
    register: 'tracking-targets',
    code: 'parent_change_unsupported',
    field: 'parentCode',
    arrange: () =>
      Promise.all([
        resultOf('tracking-targets', { code: 'above', name: 'Ylempi' }, level),
        resultOf('tracking-targets', { code: 'beside', name: 'Viereinen' }, level),
      ]),
    row: { code: 'beside', parentCode: 'above' },
    more: level,
  },
  {
    register: 'tracking-targets',
    code: 'external_ref_conflict',
    field: 'code',
    arrange: () => resultOf('tracking-targets', { code: 'referred', name: 'X', ...known('one') }, level),
    row: { code: 'referred', name: 'X', ...known('other') },
    more: level,
  },
]

/** Two members of two employers with one payroll number. */
let twinsMade: Promise<void> | undefined
function twins(): Promise<void> {
  return (twinsMade ??= (async () => {
    const { id: employerId } = await made('/v1/employers', { name: 'Satama Oy' })
    for (const [place, more] of [{}, { employerId }].entries()) {
      const answer = await admin.post(
        '/v1/memberships',
        {
          ...{ firstNames: 'Touko', lastName: `Kaksonen ${place}`, role: 'employee', email: null },
          ...{ employmentStartDate: '2024-01-01', ...more },
        },
        { 'idempotency-key': `twin-${place}` },
      )
      const employment = `/v1/memberships/${answer.body.id}/employment`
      expect(await admin.put(employment, { payrollNumber: '7001' })).toMatchObject({ status: 200 })
    }
  })())
}

describe('a row is refused alone', () => {
  beforeAll(async () => {
    expect((await admin.patch('/v1/settings', { supervisorMayActOnBehalf: true })).status).toBe(200)
  })

  it.each(cases)('of $register: $code', async ({ register, arrange, row, code, field, more }) => {
    await arrange?.()
    expect(await resultOf(register, row, more)).toMatchObject(error(code, field))
  })
})
