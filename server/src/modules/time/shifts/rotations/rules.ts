import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  refuse,
  type Refused,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { MONDAY, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { Rotation, RotationPlace, RotationRow } from './record.ts'
import type { NewRotation, RotationPatch } from './shapes.ts'

/** What a rotation is decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly nextId: () => Id
  /** The types that are in use, of those that are named. */
  readonly types: ReadonlySet<Id>
  /** The members whom the caller may read, of those that are named. */
  readonly members: ReadonlySet<Id>
}

export type RotationCode =
  | 'shift_rotation_start_invalid'
  | 'shift_rotation_week_invalid'
  | 'shift_type_not_found'
  | 'membership_not_found'

export function create(
  wanted: NewRotation,
  at: Circumstances & { readonly id: Id },
): Decision<Rotation, never, RotationCode> {
  const { now, id } = at
  const blank: Rotation = {
    id,
    planningUnitId: wanted.planningUnitId.toLowerCase(),
    name: wanted.name,
    weeks: wanted.weeks,
    startsOn: wanted.startsOn,
    active: true,
    rows: [],
    places: [],
    createdAt: now,
    updatedAt: now,
  }
  const made = laidOver(blank, wanted, at)
  if ('refusal' in made) return made
  return accept(made, { audit: [auditLine('create', made, changesOf(null, made))] })
}

export function update(
  rotation: Rotation,
  patch: RotationPatch,
  at: Circumstances & { readonly unchanged: boolean },
): Decision<Rotation, never, RotationCode | 'shift_rotation_stale'> {
  if (!at.unchanged) return refuse('shift_rotation_stale', 'The rotation has changed since it was read.')
  const after = laidOver(rotation, patch, at)
  if ('refusal' in after) return after
  const changes = changesOf(rotation, after)
  if (changes.length === 0) return accept(rotation)
  return accept({ ...after, updatedAt: at.now }, { audit: [auditLine('update', rotation, changes)] })
}

function laidOver(
  rotation: Rotation,
  patch: RotationPatch,
  at: Circumstances,
): Rotation | Refused<RotationCode> {
  const after: Rotation = {
    ...rotation,
    name: patch.name ?? rotation.name,
    weeks: patch.weeks ?? rotation.weeks,
    startsOn: patch.startsOn ?? rotation.startsOn,
    active: patch.active ?? rotation.active,
    rows: patch.rows ? rowsOf(rotation, patch.rows, at) : rotation.rows,
    places: patch.places ? placesOf(rotation, patch.places, at) : rotation.places,
  }
  return refusalOf(rotation, after, at) ?? after
}

/** A row with the same content stays the same, wherever it is in the list: what it made is found again. */
function rowsOf(rotation: Rotation, wanted: NewRotation['rows'], { nextId }: Circumstances): RotationRow[] {
  const left = [...rotation.rows]
  return wanted.map((given, position) => {
    const row = { ...given, shiftTypeId: given.shiftTypeId.toLowerCase() }
    const at = left.findIndex(
      each => each.week === row.week && each.weekday === row.weekday && each.shiftTypeId === row.shiftTypeId,
    )
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return { ...row, id: same?.id ?? nextId(), rotationId: rotation.id, position }
  })
}

/** A place stays the same in the list, whoever takes it: what is made for it is not made twice. */
const placesOf = (
  rotation: Rotation,
  wanted: NewRotation['places'],
  { nextId }: Circumstances,
): RotationPlace[] =>
  wanted.map(({ membershipId, startsInWeek }, position) => ({
    id: rotation.places[position]?.id ?? nextId(),
    rotationId: rotation.id,
    position,
    membershipId: membershipId?.toLowerCase() ?? null,
    startsInWeek,
  }))

function refusalOf(
  before: Rotation,
  { weeks, startsOn, rows, places }: Rotation,
  { types, members }: Circumstances,
): Refused<RotationCode> | undefined {
  if (weekdayOf(startsOn) !== MONDAY)
    return refuse('shift_rotation_start_invalid', `${startsOn} is no Monday.`)
  const outside = rows.find(({ week }) => week > weeks) ?? places.find(each => each.startsInWeek > weeks)
  if (outside) return refuse('shift_rotation_week_invalid', said`The rotation has ${{ weeks }} weeks.`)
  const known = new Set(before.rows.map(({ shiftTypeId }) => shiftTypeId))
  const row = rows.find(({ shiftTypeId }) => !types.has(shiftTypeId) && !known.has(shiftTypeId))
  if (row) return refuse('shift_type_not_found', `No shift type in use has the id ${row.shiftTypeId}.`)
  const there = new Set(before.places.map(({ membershipId }) => membershipId))
  const place = places.find(
    ({ membershipId }) => membershipId !== null && !members.has(membershipId) && !there.has(membershipId),
  )
  return place && refuse('membership_not_found', `No member has the id ${place.membershipId}.`)
}

const told = ({ rows, places, ...rotation }: Rotation) => ({
  name: rotation.name,
  planningUnitId: rotation.planningUnitId,
  weeks: rotation.weeks,
  startsOn: rotation.startsOn,
  active: rotation.active,
  rows: rows.map(({ week, weekday, shiftTypeId }) => ({ week, weekday, shiftTypeId })),
  places: places.map(({ membershipId, startsInWeek }) => ({ membershipId, startsInWeek })),
})

function changesOf(before: Rotation | null, after: Rotation): FieldChange[] {
  const former: Readonly<Record<string, unknown>> = before ? told(before) : {}
  return Object.entries(told(after)).flatMap(([field, to]): FieldChange[] => {
    if (before === null) return [{ field, to }]
    return canonicalJson([former[field]]) === canonicalJson([to]) ? [] : [{ field, from: former[field], to }]
  })
}

const auditLine = (verb: string, { id }: Rotation, changes: readonly FieldChange[]): AuditFact => ({
  action: `shift_rotations.${verb}`,
  targetType: 'shift_rotation',
  targetId: id,
  changes,
})
