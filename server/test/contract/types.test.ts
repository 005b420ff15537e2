import { expect, it } from 'vitest'
import { attachmentTarget } from '../../src/modules/records/attachments/port.ts'
import { contributedEvents, events } from '../../src/platform/contract/events.ts'
import { contract } from '../../src/platform/contract/family.ts'
import { idOf, namedCode } from '../../src/platform/contract/operation.ts'
import { contributedCode, contributedCodes, refusals } from '../../src/platform/contract/refusals.ts'
import { Id, object } from '../../src/platform/contract/shapes.ts'
import { committingWithin, handle } from '../../src/platform/http/handler.ts'
import type { Commit, CommitAccepted } from '../../src/platform/transactions/transactions.ts'
import { accept, refuse as refused } from '../../src/platform/vocabulary/decision.ts'
import { untranslated } from '../world/untranslated.ts'

// The type check runs before the tests, and an expected error that does not occur is an error itself:
// every directive below proves that the line after it does not compile.

const lamp_not_found = {
  status: 404,
  title: 'No such lamp',
  when: 'No lamp has the id.',
  remedy: 'Look again.',
  translations: untranslated,
} as const

const lamps = contract({
  name: 'lamps',
  tag: 'Lamps',
  refusals: refusals({ lamp_not_found }),
  events: events({
    'lamp.lit': { capabilities: ['org.admin'], payload: object({ lampId: Id }) },
    'lamp.broken': { capabilities: ['org.admin'], payload: object({ lampId: Id }) },
  }),
  operations: {
    light: {
      method: 'POST',
      path: '/v1/lamps/{id}/light',
      summary: 'Light a lamp.',
      needs: 'none',
      params: { id: idOf('lamp_not_found') },
      answers: object({ id: Id }),
      refuses: ['lamp_not_found'],
      emits: ['lamp.lit'],
    },
  },
})

const lit = (lampId: string) => ({ event: 'lamp.lit', payload: { lampId } }) as const
const broken = (lampId: string) => ({ event: 'lamp.broken', payload: { lampId } }) as const

/** What serves several operations takes a commit by what it hands to it. */
const repair = (commit: CommitAccepted) => commit(accept('whole'))
const lightUp = (commit: CommitAccepted<ReturnType<typeof lit>>, id: string) =>
  commit(accept(null, { facts: [lit(id)] }))
const breakDown = (commit: CommitAccepted<ReturnType<typeof broken>>, id: string) =>
  commit(accept(null, { facts: [broken(id)] }))
/** A job's own work. */
const work = (commit: Commit) => commit(accept(null, { facts: [broken('a')] }))
const told: string = 'lamp_not_found'

it('what is shared by operations announces and refuses nothing that it does not say', () => {
  const shared = (commit: CommitAccepted) => {
    // @ts-expect-error it carries out what was accepted
    void commit(refused('lamp_not_found', 'Gone.'))
    // @ts-expect-error it says that it announces nothing
    void commit(accept(null, { facts: [lit('a')] }))
  }
  expect(shared).toBeTypeOf('function')
})

it('a code that a neighbour told is one of the operation, or nothing is answered', () => {
  expect(namedCode(lamps.operations.light, told)).toBe('lamp_not_found')
  expect(() => namedCode(lamps.operations.light, 'lamp_too_hot')).toThrow('does not refuse with lamp_too_hot')
})

it('what is carried out within an operation announces what the operation is declared to emit', async () => {
  const announced: unknown[] = []
  const commit = committingWithin<typeof lamps, typeof lamps.operations.light>(
    lamps.operations.light,
    async decision => {
      if (decision.refusal === undefined) announced.push(...decision.facts)
      throw new Error('enough')
    },
  )
  await expect(commit(accept(null, { facts: [lit('a')] }))).rejects.toThrow('enough')
  expect(() => commit(accept(null, { facts: [broken('a')] }))).toThrow('not declared to emit lamp.broken')
  expect(announced).toEqual([lit('a')])
})

it('what a contract does not promise does not compile', () => {
  // @ts-expect-error a handler is missing
  handle(lamps, {})

  handle(lamps, {
    async light({ params, refuse, commit }) {
      // @ts-expect-error the operation does not refuse with this code
      if (params.id === 'a') refuse('lamp_too_hot')
      // @ts-expect-error the operation does not refuse with this code, by a decision either
      if (params.id === 'b') await commit(refused('lamp_too_hot', 'It burns.'))
      // @ts-expect-error the family declares the event, the operation does not emit it
      await commit(accept(null, { facts: [broken(params.id)] }))
      // @ts-expect-error the event's payload is another
      await commit(accept(null, { facts: [{ event: 'lamp.lit', payload: { lamp: params.id } }] }))
      // @ts-expect-error the path has no such parameter
      await commit(accept(params.lampId, { facts: [lit(params.id)] }))
      return { id: params.id }
    },
  })

  handle(lamps, {
    async light({ params, commit, refuse }) {
      await repair(commit)
      await lightUp(commit, params.id)
      // @ts-expect-error what is shared announces what the operation does not emit
      await breakDown(commit, params.id)
      // @ts-expect-error a commit of an operation takes no decision of another
      await work(commit)
      // @ts-expect-error a code that a neighbour told is first looked for among those of the operation
      if (params.id === 'c') refuse(told)
      if (params.id === 'd') refuse(namedCode(lamps.operations.light, told))
      return { id: params.id }
    },
  })

  handle(lamps, {
    // @ts-expect-error the answer is another
    async light() {
      return { lampId: 'x' }
    },
  })

  contract({
    name: 'lamps',
    tag: 'Lamps',
    refusals: refusals({ lamp_not_found }),
    events: events({}),
    operations: {
      light: {
        method: 'POST',
        path: '/v1/lamps/light',
        summary: 'Light every lamp.',
        needs: 'none',
        // @ts-expect-error nobody declares the code
        refuses: ['lamp_too_hot'],
      },
      dim: {
        method: 'POST',
        path: '/v1/lamps/dim',
        summary: 'Dim every lamp.',
        needs: 'none',
        // @ts-expect-error nobody declares the event
        emits: ['lamp.dimmed'],
      },
    },
  })

  const operations = {
    dim: {
      method: 'POST',
      path: '/v1/shades/dim',
      summary: 'Dim a lamp by its shade.',
      needs: 'none',
      refuses: ['lamp_not_found'],
    },
  } as const
  const shades = { name: 'shades', tag: 'Shades', refusals: refusals({}), events: events({}) }
  contract({ ...shades, uses: { refusals: { lamp_not_found } }, operations })
  // @ts-expect-error another family's code is not used
  contract({ ...shades, operations })

  expect(Object.keys(lamps.operations)).toEqual(['light'])
})

it('what nobody has contributed does not compile', () => {
  const shades = contract({
    name: 'shades',
    tag: 'Shades',
    refusals: refusals({}),
    events: events({}),
    operations: {
      dim: {
        method: 'POST',
        path: '/v1/shades/dim',
        summary: 'Dim a lamp by its shade.',
        needs: 'none',
        refuses: [...contributedCodes<'shades.lamps'>({ lamp_not_found })],
        emits: [...contributedEvents<'shades.lamps'>(['lamp.lit'])],
      },
    },
  })

  handle(shades, {
    async dim({ refuse, commit }) {
      // @ts-expect-error a code that is known by name was not contributed, though it is declared somewhere
      refuse('lamp_not_found')
      // @ts-expect-error what another slot has is not what this contract promises
      refuse(contributedCode<'shades.walls'>({ lamp_not_found }))
      // @ts-expect-error the same of an event
      await commit(accept(null, { facts: [{ event: 'lamp.lit', payload: {} }] }))
      return refuse(contributedCode<'shades.lamps'>({ lamp_not_found }))
    },
  })

  const target = {
    ...{ type: 'lamp', roles: [], changed: { of: 'a lamp', by: 'nobody' }, missing: { lamp_not_found } },
    existing: () => Promise.resolve([]),
  }
  attachmentTarget({
    ...target,
    // @ts-expect-error a target refuses with nothing that it does not declare
    access: () => Promise.resolve(new Map([['a', { add: refused('lamp_too_hot', 'No.'), remove: null }]])),
  })
  attachmentTarget({
    ...target,
    locked: { lamp_too_hot: { ...lamp_not_found, status: 409 } },
    access: () => Promise.resolve(new Map([['a', { add: refused('lamp_too_hot', 'No.'), remove: null }]])),
  })

  expect(shades.operations.dim.refuses).toEqual(['lamp_not_found'])
})
