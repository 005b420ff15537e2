import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { attachmentTarget, attachmentTargets } from '../../src/modules/records/attachments/port.ts'
import { announcedUndoing, column, importRegisters } from '../../src/modules/records/imports/port.ts'
import { searched, searchedRegister } from '../../src/modules/records/search/port.ts'
import { timelineEntries, timelineSubjects } from '../../src/modules/records/timeline/port.ts'
import { approvalSources, deciding, decisions } from '../../src/modules/people/approvals/port.ts'
import { requestSources } from '../../src/modules/people/me/port.ts'
import { events } from '../../src/platform/contract/events.ts'
import { contract, operationsOf } from '../../src/platform/contract/family.ts'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'
import { idOf } from '../../src/platform/contract/operation.ts'
import { refusals } from '../../src/platform/contract/refusals.ts'
import { Id, object, Text } from '../../src/platform/contract/shapes.ts'
import { handle } from '../../src/platform/http/handler.ts'
import { completedBy, contributionsOf, type Module, module } from '../../src/platform/module.ts'
import { untranslated } from '../world/untranslated.ts'

/** A family that nobody knows: boats that a company rents out. Nothing of it stands outside this file. */
const boatNotFound = refusals({
  boat_not_found: {
    status: 404,
    title: 'No such boat',
    when: 'No boat of the organisation has this id.',
    remedy: 'Read the ids from `GET /v1/boats`.',
    translations: untranslated,
  },
})
const boatAtSea = refusals({
  boat_at_sea: {
    status: 409,
    title: 'The boat is at sea',
    when: 'Files of a boat that is at sea would be added or removed.',
    remedy: 'Wait until it is back.',
    translations: untranslated,
  },
})
const boatEvents = events({
  'boat.rented': { capabilities: ['org.admin'], payload: object({ boatId: Id }) },
  'boat.changed': { capabilities: ['org.admin'], payload: object({ boatId: Id }) },
})
const boats = contract({
  name: 'boats',
  tag: 'Boats',
  refusals: { ...boatNotFound, ...boatAtSea },
  events: boatEvents,
  operations: {
    rent: {
      method: 'POST',
      path: '/v1/boats/{id}/rent',
      summary: 'Rent a boat out',
      needs: ['org.admin'],
      params: { id: idOf('boat_not_found') },
      body: object({}),
      answers: object({ id: Id }),
      refuses: ['boat_not_found'],
      emits: ['boat.rented'],
    },
  },
})
const handlers = handle(boats, { rent: ({ params }) => Promise.resolve({ id: params.id }) })
const waiting = {
  kind: 'boat_rental',
  delegable: true,
  words: { allowed: '`moor` of a boat', whose: 'who rents a boat' },
  fields: { mooringNote: Text(200, { description: 'Of a boat: where it is moored.' }) },
  waitingFor: () => sql`select`,
  subjectsOf: () => Promise.resolve(new Map()),
}
const decided = deciding(waiting, boats, handlers, { moor: { operation: 'rent' } })

const boatsModule = module({
  contract: boats,
  handlers: decided.handlers,
  contributes: [
    approvalSources.of(waiting),
    decisions.of(decided.source),
    requestSources.of({
      kind: 'boat_rental',
      ownRequests: () => sql`select`,
      subjectsOf: waiting.subjectsOf,
    }),
    searched.of(searchedRegister('boat', 'boats')),
    attachmentTargets.of(
      attachmentTarget({
        type: 'boat',
        roles: ['photo'],
        missing: boatNotFound,
        locked: boatAtSea,
        changed: { files: 'the pictures', of: 'a boat', by: 'who rents it' },
        access: () => Promise.resolve(new Map()),
        existing: () => Promise.resolve([]),
      }),
    ),
    importRegisters.of({
      register: 'boats',
      columns: [column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Aallotar')],
      undo: () => Promise.resolve({ blockers: [], facts: [], audit: [], save: () => Promise.resolve() }),
    }),
    announcedUndoing('boat', boatEvents, ['boat.changed']),
    timelineSubjects.of({
      record: 'boat',
      operation: 'ofBoat',
      path: '/v1/boats/{id}/timeline',
      missing: boatNotFound,
      exists: () => Promise.resolve(true),
    }),
    timelineEntries.of({
      kinds: ['boat_launched'],
      sees: () => true,
      of: { boat: { what: 'launchings', entries: () => [] } },
    }),
  ],
})

const joined = completedBy([...modules, boatsModule])
const operations = joined.flatMap(card => operationsOf(card.contract))
const operation = (id: string) => {
  const found = operations.find(each => each.id === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}
const textOf = (id: string) => JSON.stringify(operation(id))

// It stands last in each list, whichever families joined before it.
describe('a family that joins by its card alone', () => {
  it('has files: its type, its codes and who changes them are in the contract of attachments', () => {
    const created = operation('attachments.create')
    expect(created.refuses).toEqual(expect.arrayContaining(['boat_not_found', 'boat_at_sea']))
    expect(operation('attachments.get').refuses).not.toContain('boat_at_sea')
    expect(created.description).toMatch(/, the pictures of a boat who rents it\.$/)
    for (const id of ['attachments.list', 'attachments.create', 'attachments.get'])
      expect(textOf(id)).toContain(',"boat"]')
  })

  it('is found by a search', () => expect(textOf('search.search')).toContain(',"boat"]'))

  it('waits in the queue, is decided in a batch with words and fields of its own, and may be delegated', () => {
    expect(textOf('approvals.list')).toContain(',"boat_rental"]')
    expect(textOf('approvals.list')).toContain(' and `moor` of a boat; none where')
    const batch = operation('approvals.decideBatch')
    expect(batch.emits).toContain('boat.rented')
    expect(textOf('approvals.decideBatch')).toContain(',"moor"]')
    expect(textOf('approvals.decideBatch')).toContain('"mooringNote":{')
    expect(textOf('approvalDelegations.create')).toContain(',"boat_rental"]')
  })

  it('is among what members have handed in', () => {
    for (const id of ['me.requests', 'me.overview'])
      expect(textOf(id)).toContain('"project_day","boat_rental"]')
  })

  it('is imported, and undoing an import emits what it announces', () => {
    expect(textOf('imports.list')).toContain(',"boats"]')
    expect(operation('imports.undo').emits).toContain('boat.changed')
  })

  it('has a timeline, with an operation of its own and a handler', () => {
    const timeline = operation('timeline.ofBoat')
    expect(timeline).toMatchObject({ path: '/v1/boats/{id}/timeline', refuses: ['boat_not_found'] })
    expect(timeline.description).toContain('the latest first: files, launchings.')
    expect(textOf('timeline.ofDeal')).toContain('"boat_launched"')
    const handled = (cards: readonly Module[]) =>
      Object.keys(cards.find(({ contract: { name } }) => name === 'timeline')?.handlers ?? {})
    expect(handled(joined)).toEqual([...handled(completedBy(modules)), 'ofBoat'])
  })

  it('leaves what was published in its place: the description without it is the one that is served', () => {
    const described = (cards: readonly Module[]) =>
      openApiDocument(
        cards.map(card => card.contract),
        'https://konttori.example',
      )
    expect(described(completedBy(modules))).toEqual(described(modules))
    const pathsOf = (cards: readonly Module[]) => Object.keys(described(cards)['paths'] as object)
    const paths = pathsOf(modules)
    expect(pathsOf(joined).filter(path => paths.includes(path))).toEqual(paths)
  })

  it('is received by slots that know it as they know the others', () => {
    const contributions = contributionsOf(joined)
    expect(contributions(attachmentTargets).at(-1)).toMatchObject({ type: 'boat', missing: 'boat_not_found' })
    expect(contributions(searched).at(-1)?.type).toBe('boat')
  })
})

it('a target is missing by one code: none or two fail at the start', () => {
  const target = {
    ...{ type: 'boat', roles: [], changed: { of: 'a boat', by: 'who rents it' } },
    access: () => Promise.resolve(new Map()),
    existing: () => Promise.resolve([]),
  }
  expect(() => attachmentTarget({ ...target, missing: {} })).toThrow('one code')
  expect(() => attachmentTarget({ ...target, missing: { ...boatNotFound, ...boatAtSea } })).toThrow(
    'boat_not_found, boat_at_sea',
  )
})
