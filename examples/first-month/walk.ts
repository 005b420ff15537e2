import { Conversation } from './conversation.ts'
import type { Administrator } from './demo-file.ts'
import { daysOf } from './hours.ts'
import type { Receiver } from './receiver.ts'

type Coded = { readonly id: string; readonly code: string }
type List<Item> = { readonly items: readonly Item[] }
type Batch = {
  readonly id: string
  readonly state: string
  readonly dayCount: number
  readonly lineCount: number
  readonly totals: readonly { kind: string; minutes: number }[]
}

const step = (text: string) => console.log(`\n${text}`)
const expect = (truth: boolean, what: string) => {
  if (!truth) throw new Error(`expected ${what}`)
  console.log(`  ✓ ${what}`)
}
const byCode = (list: readonly Coded[]) => new Map(list.map(({ code, id }) => [code, id]))

const month = { from: '2026-10-01', to: '2026-10-31' }
const period = { periodStart: month.from, periodEnd: month.to }
const events = [
  'member.created',
  'workday.confirmed',
  'workday.approved',
  'workday.corrected',
  'export_batch.created',
  'export_batch.delivered',
  'payroll_period.locked',
]

/** How the payroll system calls each kind of minute, where the entry type does not say; flex stays in the balance. */
const payTypeCodes = {
  normal: '1000',
  additional: '1001',
  overtime_50: '2050',
  overtime_100: '2100',
  evening: '3010',
  night: '3020',
  sunday: '3030',
  holiday: '3040',
  standby: '3050',
  travel: '3060',
  credit: '1100',
  flex: null,
}

/** From sign-in to the correction of an exported day. Throws at the first thing that is not as it should be. */
export async function walk(circumstances: {
  readonly baseUrl: string
  readonly administrator: Administrator
  readonly receiver: Receiver
}): Promise<void> {
  const { administrator, receiver } = circumstances
  const talk = new Conversation(circumstances.baseUrl)
  step('1. Sign in, and make a service key: the only thing an integration needs.')
  await makeKey(talk, administrator)
  step('2. Subscribe to what will happen.')
  const hears = await subscribe(talk, receiver)
  step('3. Provision a person.')
  const personId = await provision(talk)
  step('4. Import the hours of October from the foreman’s spreadsheet.')
  const memberDays = `/v1/team/members/${personId}/work-days`
  const hours = await importHours(talk, memberDays, personId)
  const dayCount = hours.days.size
  step('5. Confirm the range.')
  await confirm(talk, memberDays, dayCount)
  step('6. Approve.')
  const register = await approve(talk, memberDays, dayCount)
  step('7. Close the month into a payroll batch, and deliver it.')
  const batch = await closeMonth(talk, dayCount)
  await deliver(talk, batch, dayCount)
  step('8. Correct one exported day, and see it rise into the next batch.')
  await correct(talk, memberDays, hours, register, batch)
  step('9. Lock the month.')
  await talk
    .post('/v1/payroll-locks', { ...period, reason: 'October is paid.' })
    .catch(() => console.log('  (locked already)'))
  step('10. What was heard of it.')
  await tellWhatWasHeard(talk, receiver, hears, personId, dayCount)
  console.log('\nDone: from an empty month to a delivered batch and its correction.')
}

async function makeKey(talk: Conversation, administrator: Administrator): Promise<void> {
  const session = await talk.post('/v1/session', administrator)
  talk.useSession(session.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  const { body: key } = await talk.post<{ id: string; key: string }>('/v1/api-keys', {
    name: 'First month',
    kind: 'service',
    scope: ['members.manage', 'worktime.supervise', 'payroll.run', 'integrations.manage', 'org.admin'],
  })
  talk.useKey(key.key)
  const { body: access } = await talk.get<{ capabilities: string[] }>('/v1/me/access')
  expect(access.capabilities.includes('payroll.run'), 'the key carries what it was given')
}

async function provision(talk: Conversation): Promise<string> {
  const models = byCode((await talk.get<List<Coded>>('/v1/worktime-models')).body.items)
  const { body: person } = await talk.post<{ id: string }>('/v1/memberships', {
    firstNames: 'Toivo Johannes',
    lastName: `Rautio ${new Date().toISOString().slice(11, 19)}`,
    role: 'employee',
    worktimeModelId: models.get('fixed_37_5') ?? [...models.values()][0],
    employmentStartDate: month.from,
  })
  return person.id
}

interface Hours {
  readonly days: ReturnType<typeof daysOf>
  readonly tower: Coded
}

async function importHours(talk: Conversation, memberDays: string, membershipId: string): Promise<Hours> {
  const levels = (
    await talk.get<List<Coded & { values?: (Coded & { active: boolean })[] }>>(
      '/v1/dimensions?includeValues=true',
    )
  ).body.items
  const projects = levels.find(({ code }) => code === 'project')?.values?.filter(value => value.active) ?? []
  const [tower, harbour] = projects
  if (!tower || !harbour) throw new Error('the organisation has no two projects')
  const days = daysOf({
    membershipId,
    entryTypes: byCode((await talk.get<List<Coded>>('/v1/entry-types')).body.items),
    projects: new Map([
      ['tower', tower.id],
      ['harbour', harbour.id],
    ]),
  })
  for (const [date, entries] of days) await talk.put(`${memberDays}/${date}/entries`, { entries })
  const night = await talk.get<{ workedMinutes: number }>(`${memberDays}/2026-10-24`)
  expect(
    night.body.workedMinutes === 510,
    'the night over the change to winter time has an hour more than its clock',
  )
  return { days, tower }
}

async function confirm(talk: Conversation, memberDays: string, dayCount: number): Promise<void> {
  const { body: confirmed } = await talk.post<{ actedCount: number; skipped: { code: string }[] }>(
    `${memberDays}/confirm-range`,
    month,
  )
  expect(
    confirmed.actedCount === dayCount,
    `all ${dayCount} days are confirmed, the others named with their reason`,
  )
}

type RegisteredDay = { readonly id: string; readonly workDate: string }

async function approve(
  talk: Conversation,
  memberDays: string,
  dayCount: number,
): Promise<readonly RegisteredDay[]> {
  const register = await talk.get<List<RegisteredDay>>(`${memberDays}?from=${month.from}&to=${month.to}`)
  const ids = register.body.items.map(({ id }) => id)
  const { body: approved } = await talk.post<{ actedCount: number }>('/v1/work-days/approve-batch', { ids })
  expect(approved.actedCount === dayCount, `all ${dayCount} days are approved`)
  return register.body.items
}

async function closeMonth(talk: Conversation, dayCount: number): Promise<Batch> {
  const { body: looked } = await talk.post<Batch>('/v1/export-batches', { ...period, dryRun: true })
  const { body: batch } = await talk.post<Batch>('/v1/export-batches', period)
  expect(
    batch.lineCount === looked.lineCount && batch.dayCount >= dayCount,
    'the batch is what the dry run said',
  )
  return batch
}

async function deliver(talk: Conversation, batch: Batch, dayCount: number): Promise<void> {
  const { body: target } = await talk.post<{ id: string }>('/v1/export-targets', {
    name: `Payroll ${new Date().toISOString()}`,
    transport: 'download',
    format: 'csv',
    payTypeCodes,
  })
  const { body: delivery } = await talk.post<{ id: string; state: string }>(
    `/v1/export-batches/${batch.id}/deliver`,
    { targetId: target.id },
  )
  const { body: document } = await talk.get<{ fileName: string; content: string }>(
    `/v1/export-deliveries/${delivery.id}/content`,
  )
  expect(
    document.content.split('\n').length > dayCount,
    `${document.fileName} has a line for every kind of minute`,
  )
}

async function correct(
  talk: Conversation,
  memberDays: string,
  { days, tower }: Hours,
  register: readonly RegisteredDay[],
  batch: Batch,
): Promise<void> {
  const wrong = register.find(({ workDate }) => workDate === '2026-10-08')
  await talk.post(`/v1/work-days/${wrong?.id}/correct`, {
    reason: 'The evening was booked on the wrong project.',
  })
  const entries = (days.get('2026-10-08') ?? []).map(entry =>
    'allocations' in entry
      ? { ...entry, endMinutes: 1080, allocations: [{ dimensionId: 'project', valueId: tower.id }] }
      : entry,
  )
  await talk.put(`${memberDays}/2026-10-08/entries`, { entries })
  await talk.post(`${memberDays}/2026-10-08/confirm`, {})
  await talk.post(`/v1/work-days/${wrong?.id}/approve`, {})
  const { body: next } = await talk.post<Batch>('/v1/export-batches', {
    periodStart: '2026-11-01',
    periodEnd: '2026-11-01',
  })
  const lines = await talk.get<
    List<{ workDayId: string; minutes: number; correctionOf: { batchId: string; sign: number } | null }>
  >(`/v1/export-batches/${next.id}/lines?limit=100`)
  const corrections = lines.body.items.filter(line => line.workDayId === wrong?.id)
  expect(
    corrections.some(line => line.correctionOf?.batchId === batch.id && line.minutes < 0),
    'the batch takes the old minutes back',
  )
  expect(
    corrections.some(line => line.correctionOf?.sign === 1 && line.minutes > 0),
    'and gives the new ones, marked as a correction',
  )
}

async function subscribe(talk: Conversation, receiver: Receiver): Promise<boolean> {
  try {
    const { body } = await talk.post<{ id: string; secret: string }>('/v1/webhooks', {
      url: receiver.url,
      events,
    })
    receiver.secret = body.secret
    return true
  } catch {
    console.log('  The service may not reach this machine, so the event log is read at the end instead.')
    return false
  }
}

type Heard = { readonly event: string; readonly data: Readonly<Record<string, unknown>> }

async function tellWhatWasHeard(
  talk: Conversation,
  receiver: Receiver,
  hears: boolean,
  personId: string,
  days: number,
) {
  const ofPerson = ({ data }: Heard) => data['membershipId'] === personId
  // One of the person, two of every day, one correction that is confirmed and approved anew.
  const expected = 1 + 2 * days + 3
  if (hears && (await receiver.waitFor(expected + 4, 30))) {
    expect(
      receiver.heard.filter(ofPerson).length === expected,
      `${expected} webhooks of the person arrived, each signed and once`,
    )
    expect(receiver.forged === 0, 'none had a wrong signature')
    return
  }
  if (hears)
    console.log(
      `  No webhook arrived: the service must trust ${receiver.authorityFile} (NODE_EXTRA_CA_CERTS).`,
    )
  const log: Heard[] = []
  // A cursor belongs to its query, so every page asks from the same instant.
  const since = new Date(Date.now() - 3_600_000).toISOString()
  let cursor = ''
  for (;;) {
    const page = await talk.get<
      List<{ event: string; payload: Record<string, unknown> }> & {
        pageInfo: { nextCursor: string; hasMore: boolean }
      }
    >(`/v1/integration-events?limit=100${cursor}&since=${since}`)
    log.push(...page.body.items.map(({ event, payload }) => ({ event, data: payload })))
    if (!page.body.pageInfo.hasMore) break
    cursor = `&cursor=${page.body.pageInfo.nextCursor}`
  }
  expect(log.filter(ofPerson).length === expected, `the log has ${expected} events of the person`)
}
