import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ruleCodes } from '../act.ts'
import { checkPlan } from '../check.ts'
import { brokenRules } from './independent.ts'
import { plans } from './plans.ts'

const RUNS = Number(process.env['KONTTORI_PLANS'] ?? 300)

it('a plan breaks what a second, slow reading of the act finds in it, and nothing else', () => {
  const met = new Map<string, number>()
  fc.assert(
    fc.property(plans, ({ facts, wanted, settings }) => {
      const found = checkPlan(facts, wanted, settings)
      for (const { code } of found) met.set(code, (met.get(code) ?? 0) + 1)
      const told = found.map(({ shiftKey, code, severity }) => `${shiftKey} ${code} ${severity}`)
      expect(told.toSorted()).toEqual(brokenRules(facts, wanted, settings).toSorted())
    }),
    { numRuns: RUNS },
  )
  // A property over plans that break nothing would say nothing.
  expect(ruleCodes.filter(code => (met.get(code) ?? 0) < 3)).toEqual([])
})
