import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capabilities, type Capability, roles } from '../capabilities.ts'
import { exceeds, refuseBeyondActor, type Rights, rightsFrom, rightsOfRole, rightsOn } from '../rights.ts'

const today = '2026-11-20'
const grant = (validFrom: string, validTo: string | null) => ({
  capability: 'payroll.run' as const,
  validFrom,
  validTo,
})
const rights = fc.record({
  capabilities: fc.subarray(['hr.manage', 'payroll.run'] as const).map(held => new Set<Capability>(held)),
  reach: fc.constantFrom('own' as const, 'reports' as const, 'organisation' as const),
})

describe('what a member may do', () => {
  test.each<[string, string | null, boolean, boolean]>([
    ['2026-11-20', '2026-11-20', true, true],
    ['2026-11-01', null, true, true],
    ['2026-11-21', null, false, true],
    ['2026-11-01', '2026-11-19', false, false],
  ])('by a grant from %s to %s is there today: %s; today or later: %s', (from, to, now, later) => {
    const member = { role: 'hr' as const, grants: [grant(from, to)] }
    expect(rightsOn(member, today).capabilities.has('payroll.run')).toBe(now)
    expect(rightsFrom(member, today).capabilities.has('payroll.run')).toBe(later)
    expect(rightsOn(member, today).capabilities.has('hr.manage')).toBe(true)
  })
})

describe('exceeding', () => {
  test('nobody exceeds themself or an administrator, and an administrator everybody else', () => {
    for (const role of roles) {
      expect(exceeds(rightsOfRole(role), rightsOfRole(role))).toBe(false)
      expect(exceeds(rightsOfRole(role), rightsOfRole('admin'))).toBe(false)
      expect(exceeds(rightsOfRole('admin'), rightsOfRole(role))).toBe(role !== 'admin')
    }
  })

  test('is by one capability more, or by wider reach with the same', () => {
    const team: Rights = { capabilities: new Set(['crm.use', 'projects.read']), reach: 'reports' }
    expect(exceeds({ ...team, reach: 'organisation' }, team)).toBe(true)
    expect(exceeds({ ...team, reach: 'own' }, team)).toBe(false)
    expect(exceeds({ capabilities: new Set(['crm.use', 'crm.privacy']), reach: 'own' }, team)).toBe(true)
  })

  test('is transitive: who may change somebody who may change another may do what the other may', () => {
    fc.assert(
      fc.property(rights, rights, rights, (a, b, c) => {
        if (!exceeds(a, b) && !exceeds(b, c)) expect(exceeds(a, c)).toBe(false)
      }),
    )
  })
})

const holder = fc.record({
  role: fc.constantFrom(...roles),
  extra: fc.uniqueArray(fc.constantFrom(...capabilities), { maxLength: 3 }),
  coming: fc.boolean(),
})
const step = fc.record({
  by: fc.nat(5),
  to: fc.nat(5),
  role: fc.constantFrom(...roles),
  scope: fc.option(fc.uniqueArray(fc.constantFrom(...capabilities))),
})

test('no sequence of changes that the rule allows gives anybody more than they had and the callers together have', () => {
  fc.assert(
    fc.property(
      fc.array(holder, { minLength: 6, maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 40 }),
      (people, steps) => {
        const members = people.map(({ role, extra, coming }) => ({
          role,
          grants: extra.map(capability => ({
            capability,
            validFrom: coming ? '2026-12-01' : '2026-01-01',
            validTo: null,
          })),
        }))
        const callers = members.filter(member => !rightsFrom(member, today).capabilities.has('org.admin'))
        const atFirst = members.map(member => rightsFrom(member, today).capabilities)
        const union = new Set(callers.flatMap(member => [...rightsOn(member, today).capabilities]))
        for (const { by, to, role, scope } of steps) {
          const [caller, target] = [members[by], members[to]]
          if (!caller || !target || !callers.includes(caller)) continue
          const own = rightsOn(caller, today)
          const actor = {
            reach: own.reach,
            capabilities: new Set([...own.capabilities].filter(one => scope?.includes(one) ?? true)),
          }
          const changed = { ...target, role }
          if (!refuseBeyondActor(actor, rightsFrom(target, today), rightsFrom(changed, today)))
            target.role = role
        }
        for (const [index, member] of members.entries()) {
          const gained = rightsFrom(member, today).capabilities.difference(atFirst[index] ?? new Set())
          expect(gained.isSubsetOf(union)).toBe(true)
        }
      },
    ),
  )
})
