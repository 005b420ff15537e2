import type { Client } from '../world/client.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever was answered
type Body = any

/** How a record of the type is read by itself, and what its name is there. */
const plain = (path: string, label: (body: Body) => string) => async (client: Client, id: string) => {
  const { status, body } = await client.get(`${path}/${id}`)
  return status === 200 ? label(body) : null
}
const byName = (path: string) => plain(path, ({ name }) => name)
const byTitle = (path: string) => plain(path, ({ title }) => title)
const rowsAt = async (client: Client, path: string, rows: (body: Body) => Body[] = ({ items }) => items) => {
  const { status, body } = await client.get(path)
  return status === 200 ? rows(body) : []
}
const nameIn = (rows: readonly Body[], id: string, field = 'name'): string | null =>
  rows.find(row => row.id === id)?.[field] ?? null
/** Of a record that is read among others. */
const among = (path: string) => async (client: Client, id: string) => nameIn(await rowsAt(client, path), id)
/** Of a record that is read within another: those of all of them are looked through. */
const within =
  (outer: string, inner: string, field = 'name') =>
  async (client: Client, id: string) => {
    const outers = await rowsAt(client, outer)
    const rows = await Promise.all(outers.map(each => rowsAt(client, `${outer}/${each.id}/${inner}`)))
    return nameIn(rows.flat(), id, field)
  }

const membershipRead = async (client: Client, id: string) => {
  const { status, body } = await client.get(`/v1/people?ids=${id}`)
  if (status === 200) return body.items[0]?.displayName ?? null
  return plain('/v1/memberships', ({ displayName }) => displayName)(client, id)
}

/** How a record of each type is read without names beside ids; null where the reader may not. */
export const ways: Readonly<Record<string, (client: Client, id: string) => Promise<string | null>>> = {
  membership: membershipRead,
  customer: byName('/v1/customers'),
  contact: among('/v1/contacts?limit=100'),
  deal: byTitle('/v1/crm/deals'),
  lead: byTitle('/v1/crm/leads'),
  product: byName('/v1/crm/products'),
  activity: plain('/v1/crm/activities', ({ subject }) => subject),
  pipeline: byName('/v1/crm/pipelines'),
  close_reason: byName('/v1/crm/close-reasons'),
  lead_source: byName('/v1/crm/lead-sources'),
  disqualify_reason: byName('/v1/crm/disqualify-reasons'),
  project: byName('/v1/projects'),
  project_role: byName('/v1/project-roles'),
  purchase: within('/v1/projects', 'purchases', 'description'),
  project_phase: within('/v1/projects', 'phases'),
  project_installment: within('/v1/projects', 'installments', 'title'),
  change_order: byTitle('/v1/change-orders'),
  rate_card: byName('/v1/rate-cards'),
  task: byTitle('/v1/tasks'),
  task_label: byName('/v1/task-labels'),
  task_status: async (client, id) => {
    const projects = await rowsAt(client, '/v1/projects')
    const sets = ['/v1/task-statuses', ...projects.map(each => `/v1/projects/${each.id}/task-statuses`)]
    const rows = await Promise.all(sets.map(path => rowsAt(client, path, ({ statuses }) => statuses)))
    return nameIn(rows.flat(), id)
  },
  pipeline_stage: async (client, id) =>
    nameIn(
      (await rowsAt(client, '/v1/crm/pipelines')).flatMap(({ stages }) => stages),
      id,
    ),
  activity_outcome: byName('/v1/crm/activity-outcomes'),
  pay_type_rule: byName('/v1/pay-type-rules'),
  export_batch: plain('/v1/export-batches', ({ periodStart, periodEnd }) => `${periodStart} – ${periodEnd}`),
  dimension: byName('/v1/dimensions'),
  dimension_value: within('/v1/dimensions', 'values'),
  entry_type: byName('/v1/entry-types'),
  day_type: byName('/v1/day-types'),
  absence_type: byName('/v1/absence-types'),
  shift_type: byName('/v1/shift-types'),
  time_bank: byName('/v1/time-banks'),
  leave_policy: byName('/v1/leave-policies'),
  leave_group: byName('/v1/leave-groups'),
  worktime_model: byName('/v1/worktime-models'),
  overtime_rule_set: byName('/v1/overtime-rule-sets'),
  staff_group: byName('/v1/staff-groups'),
  employer: byName('/v1/employers'),
  planning_unit: byName('/v1/planning-units'),
  payment_term: byName('/v1/payment-terms'),
  vat_rate: byName('/v1/vat-rates'),
  vat_treatment: byName('/v1/vat-treatments'),
  article: byName('/v1/articles'),
  customer_group: byName('/v1/customer-groups'),
  customer_tag: byName('/v1/customer-tags'),
  shift_rotation: byName('/v1/shift-rotations'),
  terminal: byName('/v1/terminals'),
  // Only a session reads them.
  api_key: byName('/v1/api-keys'),
  oauth_client: byName('/v1/oauth-clients'),
  webhook: plain('/v1/webhooks', ({ description, url }) => description ?? url),
  export_target: byName('/v1/export-targets'),
}

/** Reads each record once, as a record of its type: a project has the id of its tracking target, and other readers. */
export const seenBy = (reader: Client) => {
  const known = new Map<string, Promise<string | null>>()
  return async (type: string, id: string): Promise<string | null> => {
    const way = ways[type]
    if (!way) throw new Error(`no way is known to read a ${type}`)
    const record = `${type} ${id}`
    const label = known.get(record) ?? way(reader, id)
    known.set(record, label)
    return label
  }
}
