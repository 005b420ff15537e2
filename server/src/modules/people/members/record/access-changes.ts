import type { NameOfChange } from '../../../../platform/contract/access-changes.ts'

/** What changes what a member may do, or who they are to sign-in. */
const fields: ReadonlySet<string> = new Set(['role', 'email', 'status', 'personId', 'capabilities'])
const actions = /^members\.(create|activate|deactivate|reactivate|remove|delete|offboard|invite)/
const grants = /^members\.(grant|revoke)_capability$/

export const nameOfMemberChange: NameOfChange = ({ action, changes = [] }) => {
  if (grants.test(action)) return 'rights.capability_changed'
  return actions.test(action) || changes.some(({ field }) => fields.has(field))
    ? 'rights.member_changed'
    : undefined
}
