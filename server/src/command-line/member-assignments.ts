import { employersNamed } from '../modules/company/catalogs/employers/port.ts'
import { staffGroupWithCode } from '../modules/company/catalogs/staff-groups/port.ts'
import { worktimeModelWithCode } from '../modules/company/catalogs/worktime-models/port.ts'
import {
  type AssignmentKind,
  assignMember,
  findByAddressOrId,
  type WantedAssignment,
} from '../modules/people/members/port.ts'
import { settingsOf } from '../modules/company/organisation/port.ts'
import { type DayFigures, figuresOfDays } from '../modules/time/work-days/port.ts'
import type { TenantDb } from '../platform/data/tenant-db.ts'
import { dateIn, type PlainDate } from '../platform/vocabulary/dates.ts'
import { type Id, isId } from '../platform/vocabulary/ids.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import { onInstallation } from './installation.ts'
import { memberNamed, operatorRequest, reasonIn } from './operator-transactions.ts'
import type { memberAssignOptions } from './options/member-assign.ts'
import { findOrganisation } from './organisations.ts'
import { dateOf } from './values.ts'

type Wanted = Given<typeof memberAssignOptions>

/** A draft that comes to something else: the figures that differ, before and after. */
interface ChangedDraft {
  readonly workDate: PlainDate
  readonly before: DayFigures
  readonly after: DayFigures
}

const lastDate: PlainDate = '9999-12-31'

/** Assigns, and tells which drafts come to something else. */
export async function assignToMember(wanted: Wanted, circumstances: Circumstances): Promise<Outcome> {
  const from = dateOf('from', wanted.from)
  const reason = reasonIn(wanted)
  const { kind, name } = whatOf(wanted)
  const dryRun = wanted['dry-run']
  return onInstallation(circumstances, async ({ database, transactions, contributions }) => {
    const orgId = await findOrganisation(database, wanted.organisation)
    const request = { ...operatorRequest('member assign'), orgId, dryRun }
    const result = await transactions.run(request, async (tx, commit) => {
      const [membershipId, assignedId, { timeZone }] = await Promise.all([
        memberNamed(tx, wanted.member),
        name === null ? null : lookups[kind](tx, name),
        settingsOf(tx),
      ])
      const asked: WantedAssignment = { kind, assignedId, from, reason }
      const before = await figuresOfDays(tx, timeZone, membershipId, from, lastDate)
      const { row, until } = await assignMember(tx, commit, membershipId, asked, {
        today: dateIn(timeZone, tx.now),
        contributions,
      })
      const after = await figuresOfDays(tx, timeZone, membershipId, from, until ?? lastDate)
      return {
        ...{ membershipId, kind, assignedId, from, until, changed: row !== null },
        drafts: changedDrafts(before.drafts, after.drafts),
        keptDays: after.kept,
      }
    })
    return { result: { ...result, dryRun }, text: textOf(wanted.member, { ...result, dryRun }) }
  })
}

const optionOf = {
  worktime_model: 'model',
  staff_group: 'staff-group',
  employer: 'employer',
  supervisor: 'supervisor',
} as const satisfies Record<AssignmentKind, keyof Wanted>

/** The one thing that is to be assigned; a name of null means none. */
function whatOf(wanted: Wanted): { kind: AssignmentKind; name: string | null } {
  const given = (Object.keys(optionOf) as AssignmentKind[]).flatMap(kind => {
    const name = wanted[optionOf[kind]]
    return name === undefined ? [] : [{ kind, name: name === 'none' ? null : name }]
  })
  const [one, another] = given
  if (one === undefined || another !== undefined)
    throw new UsageError('Give one of --model, --staff-group, --employer and --supervisor.')
  return one
}

/** The record with an id, or with what it is called by. Each throws `RequestRefused` where there is none. */
const lookups: Record<AssignmentKind, (db: TenantDb, name: string) => Promise<Id>> = {
  worktime_model: (db, name) =>
    found('worktime_model_not_found', name, isId(name) ? name : worktimeModelWithCode(db, name)),
  staff_group: (db, name) =>
    found('staff_group_not_found', name, isId(name) ? name : staffGroupWithCode(db, name)),
  employer: (db, name) => found('employer_not_found', name, isId(name) ? name : employerNamed(db, name)),
  supervisor: (db, name) => found('supervisor_not_found', name, findByAddressOrId(db, name)),
}

async function found(code: string, name: string, id: Id | undefined | Promise<Id | undefined>): Promise<Id> {
  const known = await id
  if (known === undefined) throw new RequestRefused(code, `Nothing in use is called “${name}”.`)
  return known
}

async function employerNamed(db: TenantDb, name: string): Promise<Id | undefined> {
  const [one, another] = await employersNamed(db, [name])
  return another ? undefined : one?.id
}

function changedDrafts(
  before: ReadonlyMap<PlainDate, DayFigures>,
  after: ReadonlyMap<PlainDate, DayFigures>,
): ChangedDraft[] {
  return [...after].flatMap(([workDate, is]) => {
    const was = before.get(workDate) ?? {}
    const differing = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      name => (was[name] ?? 0) !== (is[name] ?? 0),
    )
    const only = (figures: DayFigures): DayFigures =>
      Object.fromEntries(differing.map(name => [name, figures[name] ?? 0]))
    return differing.length === 0 ? [] : [{ workDate, before: only(was), after: only(is) }]
  })
}

interface Told {
  readonly from: PlainDate
  readonly until: PlainDate | null
  readonly changed: boolean
  readonly drafts: readonly ChangedDraft[]
  readonly keptDays: number
  readonly dryRun: boolean
}

function textOf(member: string, { from, until, changed, drafts, keptDays, dryRun }: Told): string {
  if (!changed) return `${member} has it from ${from} on already; nothing changes.`
  const verb = dryRun ? 'would get' : 'gets'
  const stretch = until === null ? `from ${from} on` : `from ${from} to ${until}`
  return [
    `${member} ${verb} it ${stretch}.`,
    drafts.length === 0
      ? 'No draft comes to something else.'
      : 'Drafts that come to something else, in minutes:',
    ...drafts.map(draft => `  ${draft.workDate}  ${differencesOf(draft)}`),
    `${keptDays} of its days are confirmed or further, and keep what they were confirmed with.`,
  ].join('\n')
}

const differencesOf = ({ before, after }: ChangedDraft): string =>
  Object.keys(after)
    .map(name => `${name} ${before[name]} → ${after[name]}`)
    .join(', ')
