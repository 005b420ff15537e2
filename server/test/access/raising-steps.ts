import fc from 'fast-check'
import { roles } from '../../src/platform/vocabulary/capabilities.ts'

const index = fc.nat({ max: 11 })
export const action = fc.record({
  by: fc.nat({ max: 3 }),
  who: index,
  other: index,
  role: fc.constantFrom(...roles),
  scope: fc.subarray(['payroll.run', 'reports.team', 'members.manage', 'projects.read', 'crm.use'] as const),
  do: fc.constantFrom(
    'hire' as const,
    'hire many' as const,
    'set role' as const,
    'set address' as const,
    'invite' as const,
    'set unit' as const,
    'set supervisor' as const,
    'set last day' as const,
    'terminate' as const,
    'cancel' as const,
    'deactivate' as const,
    'reactivate' as const,
    'make key' as const,
    'widen key' as const,
    'reassign key' as const,
    'rotate key' as const,
  ),
})
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never
