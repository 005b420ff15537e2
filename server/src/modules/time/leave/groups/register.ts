import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { array, Code, IdOf, Name } from '../../../../platform/contract/shapes.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { activePolicyIds } from '../policies/port.ts'
import { leavePolicyNotFound } from '../policies/refusals.ts'
import { leaveGroupChanged } from './changed.ts'
import { missingAmong } from './reference-rules.ts'
import { leaveGroupNotFound } from './refusals.ts'

/** Who has leave by the same policies. */
export const leaveGroups = register({
  singular: 'leave_group',
  plural: 'leave_groups',
  fields: { code: required(Code), name: required(Name) },
  versions: {
    fields: {
      leavePolicyIds: required(
        array(IdOf('leave_policy'), {
          minItems: 1,
          maxItems: 20,
          uniqueItems: true,
          description: 'The policies by which members of the group have leave.',
        }),
      ),
    },
    because: 'what members have earned in the group stays theirs',
    current: ['leavePolicyIds'],
    complete: ({ leavePolicyIds }) => ({ leavePolicyIds: leavePolicyIds.map(id => id.toLowerCase()) }),
    references: unknownPolicy,
    added: async (tx, { recordId: groupId, from }, contributions) => {
      for (const follow of contributions(leaveGroupChanged)) tx.lastly(() => follow(tx, { groupId, from }))
    },
  },
  uses: leavePolicyNotFound,
  refusals: leaveGroupNotFound,
  operations: {
    create: {
      refuses: ['leave_policy_not_found'],
      example: {
        body: {
          code: 'salaried',
          name: 'Salaried employees',
          versions: [{ validFrom: '2026-01-01', leavePolicyIds: [exampleId('leavePolicyId')] }],
        },
      },
    },
    addVersion: {
      refuses: ['leave_policy_not_found'],
      example: { body: { validFrom: '2027-01-01', leavePolicyIds: [exampleId('leavePolicyId')] } },
    },
  },
})

async function unknownPolicy(
  db: TenantDb,
  versions: readonly { readonly leavePolicyIds: readonly string[] }[],
) {
  const named = versions.flatMap(({ leavePolicyIds }) => leavePolicyIds)
  return missingAmong(named, await activePolicyIds(db, named))
}
