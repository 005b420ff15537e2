import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type * as announce from './announcements.ts'
import type { ChangedProject, CustomValues, ProjectRecord } from './record.ts'
import * as rules from './rules.ts'
import type { CopyOfProject, NewProject } from './shapes.ts'
import type { LeftOut } from './slots.ts'

/** What of a project is still there, and in use, for another to get. */
export interface InUse {
  readonly customers: ReadonlySet<Id>
  readonly managers: ReadonlySet<Id>
  readonly rateCards: ReadonlySet<Id>
  /** The keys of the custom fields. */
  readonly fields: ReadonlySet<string>
}

/** By how many days a date lies after another; none where one of them is not known. */
export const daysBetween = (from: PlainDate | null, to: PlainDate | null): number =>
  from === null || to === null ? 0 : daysInRange(from, to) - 1

/**
 * The project that a copy makes: all that the other one has and that is still in use, with its dates moved; not its external
 * reference, which is its own.
 */
export function wantedCopy(source: ProjectRecord, body: CopyOfProject, inUse: InUse): NewProject {
  const startDate = body.startDate === undefined ? source.startDate : body.startDate
  const days = daysBetween(source.startDate, startDate)
  const still = (id: Id | null, known: ReadonlySet<Id>): Id | null =>
    id !== null && known.has(id) ? id : null
  return {
    code: body.code,
    name: body.name,
    template: body.template ?? false,
    description: source.description,
    customerId: body.customerId === undefined ? still(source.customerId, inUse.customers) : body.customerId,
    managerMembershipId: still(source.managerMembershipId, inUse.managers),
    billing: source.billing,
    attributionPrecision: source.attributionPrecision,
    startDate,
    endDate: source.endDate && addDays(source.endDate, days),
    budgetMinutes: source.budgetMinutes,
    budgetCents: source.budgetCents,
    rateCardId: still(source.rateCardId, inUse.rateCards),
    customFields: valuesIn(source.customFields, inUse.fields),
  }
}

/** What of the fields of a project its copy does not have, unless the caller asked for it so. */
export function fieldsLeftOut(source: ProjectRecord, wanted: NewProject, body: CopyOfProject): LeftOut[] {
  const lost = (had: Id | null, has: Id | null | undefined) => (had !== null && has === null ? 1 : 0)
  const unused = (kind: string, count: number): LeftOut => ({ kind, reason: 'not_in_use', count })
  const values = Object.keys(source.customFields).length - Object.keys(wanted.customFields ?? {}).length
  return [
    unused('customer', body.customerId === undefined ? lost(source.customerId, wanted.customerId) : 0),
    unused('manager', lost(source.managerMembershipId, wanted.managerMembershipId)),
    unused('rate_card', lost(source.rateCardId, wanted.rateCardId)),
    unused('custom_fields', values),
    { kind: 'external_reference', reason: 'of_the_original', count: source.externalId === null ? 0 : 1 },
  ]
}

const valuesIn = (values: CustomValues, fields: ReadonlySet<string>): CustomValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => fields.has(key)))

type CopyCode = Exclude<
  rules.CreateCode,
  | 'custom_field_unknown'
  | 'external_ref_incomplete'
  | 'external_ref_conflict'
  | 'membership_not_found'
  | 'project_is_template'
  | 'rate_card_not_found'
>

/** Makes the project of a copy. What `wantedCopy` leaves out cannot be refused: what is not in use, references, and states. */
export const copyOf = (wanted: NewProject, circumstances: rules.Circumstances & { readonly id: Id }) =>
  rules.create(wanted, circumstances) as Decision<
    ChangedProject,
    announce.ProjectFact<'project.created'>,
    CopyCode
  >
