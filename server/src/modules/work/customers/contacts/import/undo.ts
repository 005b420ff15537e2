import { canonicalJson } from '../../../../../platform/vocabulary/canonical-json.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import {
  type Blocker,
  type ImportChange,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../../records/imports/port.ts'
import { contactKind, type PersonWithPlaces, searchTextOf } from '../record.ts'
import { auditLine, changesOf } from '../rules.ts'
import * as store from './store.ts'

interface Remembered {
  readonly record: PersonWithPlaces
  /** Whose primary contact the import made the person, and who was it before. */
  readonly primaries: readonly store.ChangedPrimary[]
}

const rememberedOf = ({ before, after }: ImportChange) => ({
  before: before as PersonWithPlaces | null,
  ...(after as unknown as Remembered),
})

/** Undoes an import of contacts: whom it made goes, what it changed is put back, and former primary contacts are it again. */
export async function undo({ db, services, changes }: UndoCall): Promise<Undoing> {
  const imported = changes.map(change => ({ index: change.rowIndex, ...rememberedOf(change) }))
  const made = imported.flatMap(({ before, record }) => (before === null ? record.id : []))
  const [stored, uses, fields] = await Promise.all([
    store.peopleWithIds(
      db,
      imported.map(({ record }) => record.id),
    ),
    usesOf(
      db,
      'contacts',
      imported.map(({ record }) => record.id),
      services.contributions,
    ),
    fieldsOf(db, contactKind.kind),
  ])
  const { blockers, removed, restored } = sorted(imported, stored, uses, db.now)
  const formers = imported.flatMap(({ primaries }) =>
    primaries.flatMap(({ customerId, formerId }) =>
      formerId === null ? [] : { customerId, contactId: formerId },
    ),
  )
  return {
    blockers,
    facts: [],
    audit: [
      ...made.map(id => auditLine('delete', id, [])),
      ...restored.map(({ before, after }) => auditLine('update', after.id, changesOf(before, after))),
    ],
    save() {
      const places = restored.flatMap(({ before, after }) =>
        placesAdded(after, before ?? after).map(({ customerId }) => ({ customerId, contactId: after.id })),
      )
      db.defer(store.removePlaces(db, places))
      db.defer(store.removePeople(db, removed))
      const primary = restored.flatMap(({ after }) =>
        after.customers.flatMap(place =>
          place.primary ? { customerId: place.customerId, contactId: after.id } : [],
        ),
      )
      db.defer(store.savePeople(db, restored.map(withoutPrimary), [], fields))
      return store.setPrimary(db, [...formers, ...primary], true)
    },
  }
}

type Imported = ReturnType<typeof rememberedOf> & { readonly index: number }

/** What is in the way, who goes, and who is as before. */
function sorted(
  imported: readonly Imported[],
  stored: readonly PersonWithPlaces[],
  uses: ReadonlyMap<Id, string>,
  now: string,
) {
  const byId = new Map(stored.map(person => [person.id, person]))
  const blockers: Blocker[] = []
  const removed: Id[] = []
  const restored: store.ChangedPerson[] = []
  for (const { index, before, record } of imported) {
    const { id } = record
    const person = byId.get(id)
    if (!person && before === null) continue
    const lost = before && placesAdded(before, record).length > 0
    const by = before === null || lost ? uses.get(id) : undefined
    if (by !== undefined) blockers.push({ index, id, code: 'record_in_use', by })
    else if (!person || isChanged(person, before, record))
      blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) removed.push(id)
    else restored.push({ before: person, after: asBefore(person, before, record, now) })
  }
  return { blockers, removed, restored }
}

const placesAdded = (before: PersonWithPlaces, after: PersonWithPlaces) =>
  after.customers.filter(({ customerId }) => !before.customers.some(place => place.customerId === customerId))

type Field = keyof PersonWithPlaces

const stamps: ReadonlySet<Field> = new Set<Field>(['updatedAt', 'searchText'])

const changedFields = (before: PersonWithPlaces | null, after: PersonWithPlaces): Field[] =>
  (Object.keys(after) as Field[]).filter(
    field => !stamps.has(field) && (before === null || !isSame(before[field], after[field])),
  )

const isChanged = (
  person: PersonWithPlaces,
  before: PersonWithPlaces | null,
  after: PersonWithPlaces,
): boolean => changedFields(before, after).some(field => !isSame(person[field], after[field]))

function asBefore(
  person: PersonWithPlaces,
  before: PersonWithPlaces,
  after: PersonWithPlaces,
  now: string,
): PersonWithPlaces {
  const former = Object.fromEntries(changedFields(before, after).map(field => [field, before[field]]))
  const restored = { ...person, ...former, updatedAt: now } as PersonWithPlaces
  return { ...restored, searchText: searchTextOf(restored) }
}

/** Who is primary is said last, when those who are to be it no more have said so. */
const withoutPrimary = ({ before, after }: store.ChangedPerson): store.ChangedPerson => ({
  before,
  after: { ...after, customers: after.customers.map(place => ({ ...place, primary: false })) },
})

const isSame = (a: unknown, b: unknown): boolean => a === b || canonicalJson([a]) === canonicalJson([b])
