import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../platform/module.ts'
import { modules } from '../../../index.ts'
import { recordUses } from '../record-uses.ts'

const world = await startWorld()

/** The tables whose records imports make. A work day keeps what is of it, and an imported shift is cancelled, never removed. */
const tables = {
  activities: 'activities',
  contacts: 'contacts',
  customers: 'customers',
  deals: 'deals',
  dimension_values: 'tracking-targets',
  leads: 'leads',
  memberships: 'members',
  planning_units: 'planning-units',
  project_installments: 'project-installments',
  project_participants: 'project-participants',
  project_phases: 'project-phases',
  project_purchases: 'project-purchases',
  projects: 'projects',
  rate_cards: 'rate-cards',
  rate_rules: 'rate-cards',
  task_dependencies: 'task-dependencies',
  tasks: 'tasks',
} as const satisfies Readonly<Record<string, string>>

/** Those that are told of by another name than their own. */
const toldAs: Readonly<Record<string, string>> = {
  'contacts.customer_contacts': 'customers',
  'customers.customer_contacts': 'contacts',
  'contacts.deal_contacts': 'deals',
  'members.memberships': 'members',
  'members.membership_assignments': 'members',
  'planning-units.memberships': 'members',
  'planning-units.membership_units': 'members',
  'members.punch_sessions': 'punches',
  'members.task_approval_responses': 'task_approvals',
  'members.task_assignees': 'tasks',
  'members.task_watchers': 'tasks',
  'members.task_comment_mentions': 'task_comments',
  'tasks.project_milestone_tasks': 'project_milestones',
  'tracking-targets.dimension_values': 'tracking_targets',
}

const goesAlong = 'goes along with what it is a part of'
const isTrace = 'is made by the way, and goes along'
const signsIn = 'names somebody who has signed in: whoever has is not removed by an undo'

/** Why those that nobody contributes need not be: none is left when the record goes. */
const reasons: Readonly<Record<string, string>> = {
  'contacts.contact_place_changes': goesAlong,
  'customers.contact_place_changes': 'is of a contact of the customer',
  'customers.customer_last_activities': 'is kept by activities',
  'customers.customer_pipelines': 'is kept by deals',
  'customers.customer_tag_links': goesAlong,
  'deals.deal_contacts': goesAlong,
  'deals.deal_former_closings': goesAlong,
  'deals.deal_lines': goesAlong,
  'deals.deal_stage_stays': goesAlong,
  'members.api_keys': signsIn,
  'members.attachments': signsIn,
  'members.export_batches': signsIn,
  'members.export_deliveries': signsIn,
  'members.import_jobs': signsIn,
  'members.imports': signsIn,
  'members.oauth_clients': signsIn,
  'members.payroll_locks': signsIn,
  'members.planned_work': 'is of a shift, which tells',
  'members.shift_publications': signsIn,
  'members.shift_unpublishings': signsIn,
  'planning-units.shift_unpublishings': 'comes after a publication, which tells',
  'projects.project_baselines': goesAlong,
  'projects.project_budget_warnings': isTrace,
  'projects.task_dependencies': 'is between tasks of the project',
  'projects.task_status_sets': isTrace,
  'rate-cards.rate_rule_versions': goesAlong,
  'rate-cards.rate_rules': 'is of the same import, or keeps its card, which the import says itself',
  'tasks.task_assignees': goesAlong,
  'tasks.task_checklist_items': goesAlong,
  'tasks.task_label_links': goesAlong,
  'tasks.task_watchers': goesAlong,
  'tracking-targets.projects': 'is made with its target, which no import of targets makes',
}

const contributed = new Set(
  contributionsOf(modules)(recordUses).map(({ register, by }) => `${register}.${by}`),
)

/** What refers to records that imports make, and does not go by itself when they do: the register, and the table. */
async function referring(): Promise<string[]> {
  const rows = await world.database.owner<{ referred: keyof typeof tables; table: string }>(
    `select distinct t.relname as referred, r.relname as "table" from pg_constraint f
      join pg_class r on r.oid = f.conrelid
      join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and f.confdeltype = 'a' and t.relname = any($1) order by 1, 2`,
    [Object.keys(tables)],
  )
  return rows.map(({ referred, table }) => `${tables[referred]}.${table}`)
}

const isTold = (name: string): boolean => {
  const [register = '', table = ''] = name.split('.')
  return contributed.has(`${register}.${toldAs[name] ?? table}`)
}

const isUnsaid = (name: string): boolean => !isTold(name) && reasons[name] === undefined

const missed = async () => (await referring()).filter(isUnsaid)

/** What columns without a foreign key call records that imports make. */
const calledIn: Readonly<Record<string, string>> = {
  membership: 'members',
  customer: 'customers',
  contact: 'contacts',
  deal: 'deals',
  lead: 'leads',
  activity: 'activities',
  project: 'projects',
  phase: 'project-phases',
  task: 'tasks',
  unit: 'planning-units',
}

/** Who did something has signed in, and is not removed by an undo. */
const actors = /(_by|^actor|^lease)_membership_id$/

/** The same where no foreign key says so: columns that are named after the records. */
async function naming(): Promise<string[]> {
  const rows = await world.database.owner<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attname ~ ('(^|_)(' || $1 || ')_ids?$')
        and not exists (select from pg_constraint f
          where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey))
      order by 1, 2`,
    [Object.keys(calledIn).join('|')],
  )
  const named = rows.filter(({ column }) => !actors.test(column))
  const registerOf = (column: string) => calledIn[/([a-z]+)_ids?$/.exec(column)?.[1] ?? ''] ?? ''
  return [...new Set(named.map(({ table, column }) => `${registerOf(column)}.${table}`))]
}

/** Tables whose rows refer to a record by its type and id, whatever it is. */
async function typed(): Promise<string[]> {
  const rows = await world.database.owner<{ table: string }>(
    `select distinct c.relname as "table" from pg_class c
      join pg_attribute t on t.attrelid = c.oid and t.attname ~ '_type$' and t.atttypid = 'text'::regtype
      join pg_attribute i on i.attrelid = c.oid and i.attname = regexp_replace(t.attname, '_type$', '_id')
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`,
  )
  return rows.map(({ table }) => table)
}

/** Why what refers by type and id keeps no import from being undone. */
const typedReasons: Readonly<Record<string, string>> = {
  audit_entries: 'is the trail, which tells of what is gone',
  balance_transactions: 'is of an account, and stays where it is',
  leave_transactions: 'is of an account, and stays where it is',
  outgoing_mails: 'is what was sent',
}

/** Why what names records without a foreign key need not be contributed. */
const namingReasons: Readonly<Record<string, string>> = {
  'members.absence_days': 'is of an absence, which tells',
  'members.allocated_hours': 'is of a day, which tells',
  'members.balance_corrections': 'is of an account, which tells',
  'members.balance_payouts': 'is of an account, which tells',
  'members.balance_transactions': 'is of an account, which tells',
  'members.export_blank_dates': 'is of a batch over days, which tell',
  'members.export_days': 'is of a day, which tells',
  'members.export_lines': 'is of a day, which tells',
  'members.idempotency_records': signsIn,
  'members.lead_allotments': 'counts turns of the members of a queue, which tells',
  'members.leave_transactions': 'is of an account, which tells',
  'members.period_closing_results': 'is of days, which tell',
  'project-phases.allocated_hours': 'is of a day, which tells of the phase',
  'tasks.allocated_hours': 'is of a day, which tells of the task',
}

const unsaid = async () => [
  ...(await naming()).filter(name => isUnsaid(name) && namingReasons[name] === undefined),
  ...(await typed()).filter(
    table => !Array.from(contributed).some(name => name.endsWith(`.${table}`)) && !typedReasons[table],
  ),
]

it('every table that refers to what imports make keeps an import from being undone, or says why it need not', async () => {
  expect(await missed()).toEqual([])
})

it('no reason is given twice, or for what is not there', async () => {
  const names = await referring()
  expect(Object.keys(toldAs).filter(name => !names.includes(name))).toEqual([])
  expect(Object.keys(reasons).filter(name => !names.includes(name) || isTold(name))).toEqual([])
})

it('so does every table that refers to them without a foreign key: by a column named after them, or by type and id', async () => {
  expect(await unsaid()).toEqual([])
  const names = await naming()
  expect(Object.keys(namingReasons).filter(name => !names.includes(name) || isTold(name))).toEqual([])
  const tablesByType = await typed()
  expect(Object.keys(typedReasons).filter(table => !tablesByType.includes(table))).toEqual([])
})

it('a table that does so and contributes nothing is found', async () => {
  await world.database.owner(`
    create table planted (org_id uuid, owner_membership_id uuid, target_type text, target_id uuid)`)
  try {
    expect(await unsaid()).toEqual(['members.planted', 'planted'])
  } finally {
    await world.database.owner('drop table planted')
  }
})

it('an import of members is not undone under what they look after, or the leads that they take turns with', async () => {
  const admin = world.as('aino')
  const people = ['omistaja', 'liidi', 'kauppa', 'vuoro']
  const rows = people.map(name => ({
    ...{ firstNames: name, lastName: 'Uusi', role: 'employee', email: `${name}@uusi.example` },
  }))
  const { body } = await admin.post('/v1/imports/members', { rows })
  const [owner, seller, dealer, queued] = body.results.map(({ id }: { id: string }) => id)
  const stages = [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }]
  await admin.post('/v1/crm/pipelines', { code: 'sales', name: 'Myynti', stages })
  for (const [path, made] of [
    ['/v1/customers', { name: 'Omistettu Oy', ownerMembershipId: owner }],
    ['/v1/crm/leads', { title: 'Liidi', ownerMembershipId: seller }],
    ['/v1/crm/deals', { title: 'Kauppa', ownerMembershipId: dealer }],
    ['/v1/crm/lead-assignments', { sourceId: null, validFrom: '2099-01-01', membershipIds: [queued] }],
  ] as const)
    expect(await admin.post(path, made), path).toMatchObject({ status: 201 })
  expect((await admin.post(`/v1/imports/${body.importId}/undo`, {})).body).toMatchObject({
    code: 'import_undo_blocked',
    rows: [
      { index: 0, by: 'customers' },
      { index: 1, by: 'leads' },
      { index: 2, by: 'deals' },
      { index: 3, by: 'lead_assignment_versions' },
    ],
  })
})

it.each([
  ['customers', { code: 'omaisuus', name: 'Omaisuus Oy' }],
  ['leads', { externalSource: 'old', externalId: 'omaisuus', title: 'Omaisuus' }],
  ['deals', { externalSource: 'old', externalId: 'omaisuus', title: 'Omaisuus' }],
])('undoing an import gives none of %s back to an owner who is gone', async (register, row) => {
  const admin = world.as('aino')
  await admin.post('/v1/crm/pipelines', {
    code: 'sales',
    name: 'Myynti',
    stages: [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }],
  })
  const bring = async (into: string, sent: object) => {
    const { body } = await admin.post(`/v1/imports/${into}`, { rows: [sent] })
    expect(body.results, JSON.stringify(body)).toMatchObject([{ code: null }])
    return body.importId as string
  }
  const [old, next] = ['entinen', 'seuraava'].map(name => `${name}-${register}@uusi.example`)
  const member = (email: string | undefined) => ({
    firstNames: 'Oma',
    lastName: 'Staja',
    role: 'sales',
    email,
  })
  const oldMember = await bring('members', member(old))
  await bring('members', member(next))
  await bring(register, { ...row, owner: old })
  const taken = await bring(register, { ...row, owner: next })
  expect((await admin.post(`/v1/imports/${oldMember}/undo`, {})).status).toBe(200)
  expect((await admin.post(`/v1/imports/${taken}/undo`, {})).body).toMatchObject({
    code: 'import_undo_blocked',
    rows: [{ index: 0, code: 'membership_not_found' }],
  })
})

it('a table that refers to projects and contributes nothing is found', async () => {
  await world.database.owner(`
    create table planted (org_id uuid, about uuid, foreign key (org_id, about) references projects (org_id, id))`)
  try {
    expect(await missed()).toEqual(['projects.planted'])
  } finally {
    await world.database.owner('drop table planted')
  }
})
