import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { syntheticAddress } from '../record/address.ts'
import { activate, invite } from '../invitations/rules.ts'
import { memberLife } from '../record/life.ts'
import type { Member } from '../record/member.ts'
import { newActiveMember, newMember } from '../roster/creation.ts'
import { deactivate, reactivate } from '../deactivation/rules.ts'
import { admin, memberNamed, now, today } from './people.ts'

const made = {
  id: newId(),
  newAssignmentId: newId(),
  now,
  today,
  seats: [],
  tokenHash: Buffer.alloc(32, 1),
}
const wanted = { firstNames: 'Aino', lastName: 'Uusi', role: 'employee', email: 'aino@example.fi' } as const
const leaving = { otherAdmin: true, today, now }
const returning = { seats: [], today, now }
const link = { tokenHash: Buffer.alloc(32, 2), locale: null }

const activated = (status: Member['status']) => memberNamed('Aalto', { status })
const never = (status: Member['status']) => memberNamed('Uusi', { status, personId: null })
const deviceOnly = (status: Member['status']) =>
  memberNamed('Laite', { status, personId: null, email: syntheticAddress(newId()) })

const statusOf = ({ member }: { readonly member: Member }) => member.status

export const memberTable = lifecycleTable({
  life: memberLife,
  starts: () => [
    newMember(wanted, made).state.member.status,
    newMember({ ...wanted, email: null }, made).state.member.status,
    newActiveMember(wanted, newId(), made).state.member.status,
  ],
  actions: {
    // An invitation leaves the member as they are.
    invite: [status => outcomeOf(invite(never(status), admin, link, { now, today }), () => status)],
    activate: [status => outcomeOf(activate(never(status), newId(), now), member => member.status)],
    deactivate: [
      status => outcomeOf(deactivate(activated(status), admin, leaving), statusOf),
      status => outcomeOf(deactivate(activated(status), null, leaving), statusOf),
    ],
    reactivate: [activated, never, deviceOnly].map(
      member => (status: Member['status']) =>
        outcomeOf(reactivate(member(status), admin, returning), statusOf),
    ),
  },
})
