import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import type { Contract } from '../../src/platform/contract/family.ts'
import {
  type Lifecycle,
  lifecycle,
  otherwiseOf,
  outcomesOf,
  start,
  step,
} from '../../src/platform/contract/lifecycle.ts'
import { readSources } from '../architecture/sources.ts'
import { type LifecycleTable, lifecycleTables } from './lifecycle-table.ts'
import { declaredLives, faultsOf, literalStates, stepsIn } from './lifecycle-promises.ts'
import { untranslated } from '../world/untranslated.ts'

const contracts: readonly Contract[] = modules.map(({ contract }) => contract)
const lives = contracts.flatMap(contract => contract.lifecycles.map(life => ({ contract, life })))
const tables = await lifecycleTables()
const sources = readSources()

describe('a published lifecycle', () => {
  it('has its table, whose rules are run for every state and action', () =>
    expect(tables.map(({ life }) => life.resource).sort()).toEqual(
      lives.map(({ life }) => life.resource).sort(),
    ))

  it.each(lives.map(({ contract, life }) => [life.resource, contract, life] as const))(
    'of a %s answers only codes that an operation of its family declares',
    (_, { name }, life) =>
      expect(
        faultsOf(
          life,
          contracts.filter(contract => contract.name === name),
        ),
      ).toEqual([]),
  )

  it('is stepped through by rules, every action of it', () => {
    const steps = stepsIn(sources)
    const declared = declaredLives(sources)
    const actions = lives.flatMap(({ life }) =>
      Object.keys(life.transitions).map(action => `${declared.get(life.resource)}.${action}`),
    )
    expect(actions.filter(action => !steps.has(action))).toEqual([])
  })

  it('is the only source of the states that rules give', () =>
    expect(
      literalStates(
        sources,
        lives.map(({ life }) => life),
      ),
    ).toEqual([]))
})

for (const table of tables)
  describe(`a ${table.life.resource}`, () => {
    promises(table)
  })

function promises({ life, starts, actions }: LifecycleTable) {
  it(`begins as ${outcomesOf(life.initial).join(' or ')}`, () =>
    expect(new Set(starts())).toEqual(new Set(outcomesOf(life.initial))))

  for (const [action, transition] of Object.entries(life.transitions)) {
    const runs = actions[action] ?? []
    for (const state of life.states.filter(one => transition.from.includes(one)))
      it(`that is ${state} may ${action}, and is then ${outcomesOf(transition.to).join(' or ')}`, () => {
        for (const run of runs) expect(outcomesOf(transition.to)).toContain(outcomeState(run(state)))
      })
    it(`comes by ${action} to every state that is declared`, () =>
      expect(new Set(runs.flatMap(run => transition.from.map(state => outcomeState(run(state)))))).toEqual(
        new Set(outcomesOf(transition.to)),
      ))
    for (const state of life.states.filter(one => !transition.from.includes(one))) {
      const code = otherwiseOf(transition, state)
      it(`that is ${state} may not ${action}: ${code ?? 'nobody can ask'}`, () => {
        expect(runs.length).toBeGreaterThan(0)
        for (const run of runs)
          if (code === undefined) expect(() => run(state)).toThrow(`${action} is not done on a`)
          else expect(run(state)).toEqual({ refusal: code })
      })
    }
  }
}

const outcomeState = (
  outcome: { readonly refusal?: undefined; readonly state: string } | { refusal: string },
) => (outcome.refusal === undefined ? outcome.state : `refused: ${outcome.refusal}`)

const refusal = { status: 409, title: '', when: '', remedy: '', translations: untranslated } as const

describe('a planted promise that does not hold is found', () => {
  const contract = {
    name: 'doors',
    tag: 'Doors',
    lifecycles: [],
    events: {},
    refusals: { door_locked: refusal, door_open: refusal },
    operations: {
      open: {
        method: 'POST',
        path: '/v1/doors/{id}/open',
        summary: '',
        needs: 'none',
        refuses: ['door_locked'],
      },
    },
  } satisfies Contract
  const door = (open: Lifecycle['transitions'][string]): Lifecycle => ({
    resource: 'door',
    states: ['shut', 'open', 'locked'],
    initial: 'shut',
    transitions: { open },
  })

  it.each<[string, Lifecycle['transitions'][string], string[]]>([
    ['nothing', { from: ['shut', 'open'], to: 'open', otherwise: 'door_locked' }, []],
    ['nothing, by state', { from: ['shut', 'open'], to: 'open', otherwise: { locked: 'door_locked' } }, []],
    [
      'a code that no operation answers',
      { from: ['shut', 'open'], to: 'open', otherwise: 'door_open' },
      ['open: no operation answers door_open'],
    ],
    [
      'a code that the family does not declare',
      { from: ['shut', 'open'], to: 'open', otherwise: 'not_found' },
      ['open: no operation answers not_found'],
    ],
    [
      'a code where every state allows the action',
      { from: ['shut', 'open', 'locked'], to: 'open', otherwise: 'door_locked' },
      ['open: shut refuses nothing'],
    ],
    [
      'a code for a state that allows the action',
      { from: ['shut', 'open'], to: 'open', otherwise: { locked: 'door_locked', shut: 'door_locked' } },
      ['open: shut refuses nothing'],
    ],
    [
      'a state without a code',
      { from: ['shut'], to: 'open', otherwise: { locked: 'door_locked' } },
      ['open: open has no code'],
    ],
    [
      'a state that there is not',
      { from: ['shut', 'open', 'ajar'], to: 'open', otherwise: 'door_locked' },
      ['open: ajar is no state'],
    ],
  ])('%s', (_, open, faults) => expect(faultsOf(door(open), [contract])).toEqual(faults))

  const planted = new Map([
    ['modules/time/doors/contract.ts', "export const doorLife = lifecycle({\n  resource: 'door',\n"],
    [
      'modules/time/doors/rules.ts',
      "import { accept } from '../../platform/vocabulary/decision.ts'\nstep(\n  doorLife,\n  'open', state)\naccept({ ...door, state: 'shut' })\ninterface Door { state: 'open' | 'shut' }\n",
    ],
  ])

  it('a step is found where it is written, and an action that nothing steps is not', () =>
    expect([...stepsIn(planted)]).toEqual(['doorLife.open']))

  it('a state that a rule writes itself', () =>
    expect(literalStates(planted, [door({ from: ['shut'], to: 'open' })])).toEqual([
      "modules/time/doors/rules.ts writes state: 'shut'",
    ]))
})

describe('a step', () => {
  const life = lifecycle({
    resource: 'door',
    states: ['shut', 'open', 'locked'],
    initial: ['shut', 'open'],
    transitions: {
      open: { from: ['shut'], to: 'open', otherwise: { open: 'door_open', locked: 'door_locked' } },
      close: { from: ['open'], to: ['shut', 'locked'], otherwise: 'door_shut' },
      slam: { from: ['open'], to: 'shut' },
    },
  })

  it('gives the state that is declared, or the code of the state', () => {
    expect(step(life, 'open', 'shut')).toMatchObject({ state: 'open' })
    expect(step(life, 'open', 'locked')).toEqual({
      ...{ refusal: 'door_locked', detail: 'The door is locked.', extra: { state: 'locked' } },
    })
    expect(step(life, 'open', 'open', { detail: 'Come in.' })).toEqual({
      refusal: 'door_open',
      detail: 'Come in.',
    })
    expect(step(life, 'close', 'shut', { to: 'locked' })).toMatchObject({ refusal: 'door_shut' })
    expect(step(life, 'close', 'open', { to: 'locked' })).toMatchObject({ state: 'locked' })
  })

  it('throws where nobody can ask, and for an outcome that is not declared', () => {
    expect(() => step(life, 'slam', 'locked')).toThrow('slam is not done on a door that is locked')
    // @ts-expect-error the outcome is not among those that are declared
    expect(() => step(life, 'close', 'open', { to: 'open' })).toThrow('leads to shut or locked, not to open')
    // @ts-expect-error the rule must choose
    expect(() => step(life, 'close', 'open')).toThrow('leads to shut or locked')
    // @ts-expect-error there is nothing to choose
    expect(() => step(life, 'open', 'shut', { to: 'locked' })).toThrow('leads to open, not to locked')
  })

  it('starts where the lifecycle starts', () => {
    expect(start(life, 'open')).toBe('open')
    // @ts-expect-error no door begins locked
    expect(() => start(life, 'locked')).toThrow('leads to shut or open, not to locked')
  })
})
