import fc from 'fast-check'
import { capabilities, roles } from '../../src/platform/vocabulary/capabilities.ts'

const index = fc.nat({ max: 9 })
const scope = fc.uniqueArray(fc.constantFrom(...capabilities), { maxLength: 6 })

export const action = fc.oneof(
  fc.record({
    do: fc.constant('hire' as const),
    role: fc.constantFrom(...roles),
    under: fc.option(index, { freq: 4 }),
  }),
  fc.record({ do: fc.constant('set role' as const), who: index, role: fc.constantFrom(...roles) }),
  fc.record({ do: fc.constant('set supervisor' as const), who: index, under: fc.option(index) }),
  fc.record({ do: fc.constant('deactivate' as const), who: index }),
  fc.record({ do: fc.constant('reactivate' as const), who: index }),
  fc.record({ do: fc.constant('delete' as const), who: index }),
  fc.record({
    do: fc.constant('make key' as const),
    who: index,
    kind: fc.constantFrom('personal' as const, 'service' as const),
    readOnly: fc.boolean(),
    scope,
    within: fc.boolean(),
  }),
  fc.record({ do: fc.constant('rotate' as const), key: index, overlap: fc.boolean() }),
  fc.record({ do: fc.constant('revoke' as const), key: index }),
  fc.record({ do: fc.constant('reassign' as const), key: index, to: index }),
)
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never
