import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import { type Instant, instantFromMilliseconds } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { MemberNamed } from '../../../../people/members/port.ts'
import { type CustomField, customFieldsIn } from '../../../../records/custom-fields/port.ts'
import { cell, referenceIn, type RefusedRow, refusedRow } from '../../../../records/imports/protocol/port.ts'
import type { Links } from '../links.ts'
import { ActivityPatch } from '../shapes.ts'
import { type KnownLinks, linkField } from './links.ts'
import type { ActivityRow, RowError } from './shapes.ts'

const written =
  /^(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4}))(?:(?:T|\s+(?:klo\s+|kl\.?\s+)?)(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:\.\d+)?)?)?$/

/** A time as tables write it: an instant, or a date with or without a time of day in the zone; undefined for text that is none. */
export function timeIn(timeZone: string, text: string): Instant | undefined {
  const { groups } = written.exec(text) ?? {}
  try {
    if (!groups) return sensible(Temporal.Instant.from(text))
    const { year, month, day, d, m, y, hour = 0, minute = 0, second = 0 } = groups
    const local = Temporal.PlainDateTime.from(
      {
        year: Number(year ?? y),
        month: Number(month ?? m),
        day: Number(day ?? d),
        hour: Number(hour),
        minute: Number(minute),
        second: Number(second),
      },
      { overflow: 'reject' },
    )
    return sensible(local.toZonedDateTime(timeZone).toInstant())
  } catch {
    return undefined
  }
}

/** Of the years 1900 to 2999. */
function sensible({ epochMilliseconds }: Temporal.Instant): Instant | undefined {
  const instant = instantFromMilliseconds(epochMilliseconds)
  return /^(19|2\d)\d{2}-/.test(instant) ? instant : undefined
}

/** What the words of rows mean. */
export interface Names {
  readonly timeZone: string
  readonly owner: (text: string) => MemberNamed | undefined
  readonly links: KnownLinks
  readonly fields: readonly CustomField[]
}

/** For a new activity of a row, and for the one that follows an activity that the row completes. */
interface NewIds {
  readonly own: Id
  readonly next: Id
}

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface ReadRow {
  readonly patch: Omit<ActivityPatch, 'expectedUpdatedAt'> & {
    readonly externalSource: string
    readonly externalId: string
  }
  readonly owner: MemberNamed | undefined
  readonly newIds: NewIds
  /** Which field names each record that the row concerns. */
  readonly linkFields: Readonly<Record<keyof Links, string | undefined>>
}

const isShaped = checkBodyShape(ActivityPatch)
const texts = ['type', 'subject', 'notes', 'outcomeCode'] as const
const times = ['dueAt', 'doneAt'] as const

export function readRow(row: ActivityRow, names: Names, newIds: NewIds): ReadRow | RefusedRow<RowError> {
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (!reference) return refusedRow('missing_required', 'externalId')
  if ('error' in reference) return reference
  const ownerText = cell(row.owner)
  const owner = ownerText === undefined ? undefined : names.owner(ownerText)
  if (ownerText !== undefined && !owner) return refusedRow('membership_not_found', 'owner')
  const links = names.links.linksIn(row)
  if ('error' in links) return links as RefusedRow<RowError>
  const { durationMinutes: minutes } = row
  const duration = typeof minutes === 'string' ? cell(minutes) : minutes
  const customFields = customFieldsIn(row.customFields, names.fields)
  const patch = {
    ...reference,
    ...Object.fromEntries(texts.flatMap(field => pair(field, cell(row[field])))),
    ...Object.fromEntries(times.flatMap(field => pair(field, timeOf(row[field], names.timeZone)))),
    ...Object.fromEntries(pair('durationMinutes', duration)),
    ...links,
    ...(owner && { ownerMembershipId: owner.id }),
    ...(customFields && { customFields }),
  } as ReadRow['patch']
  const wrong = misshapen(patch)
  if (wrong !== undefined) return refusedRow('invalid_value', wrong)
  return {
    patch,
    owner,
    newIds,
    linkFields: {
      customerId: linkField(row, 'customerId'),
      contactId: linkField(row, 'contactId'),
      dealId: linkField(row, 'dealId'),
      leadId: linkField(row, 'leadId'),
    },
  }
}

const pair = <T>(field: string, value: T | null | undefined): [string, T][] =>
  value == null ? [] : [[field, value]]

/** The instant that a cell says; text that is none stays, for the check of its shape to refuse. */
function timeOf(value: string | null | undefined, timeZone: string): string | undefined {
  const text = cell(value)
  return text === undefined ? undefined : (timeIn(timeZone, text) ?? text)
}

/** The cell that a PATCH with the same values would refuse for its shape. */
function misshapen(wanted: object): string | undefined {
  const check = isShaped()
  return check(wanted) ? undefined : (check.errors?.[0]?.instancePath.split('/')[1] ?? 'type')
}
