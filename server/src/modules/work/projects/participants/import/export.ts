import { membersInCells } from '../../../../people/members/port.ts'
import { codesOf, exportOf } from '../../../../records/imports/port.ts'
import { projects } from '../../record/contract.ts'
import { handlers } from '../../record/handlers.ts'
import { projectCodes } from '../../record/in-cells.ts'
import { projectRolesWithIds } from '../../roles/port.ts'
import { participants } from '../contract.ts'
import { ofProjects } from '../store.ts'
import { participantRow } from './row.ts'

export const participantExportModule = exportOf(participantRow, {
  contract: projects,
  key: 'list',
  handlers,
})({
  operation: 'projectParticipants',
  summary: 'Export participants of projects',
  description:
    'A row is a time for which a member takes part in one of these projects; those of a template are left out.',
  pageSize: 20,
  reads: participants.operations.listParticipants,
  async rows(items, { db, caller }) {
    const codes = projectCodes(items)
    const all = await ofProjects(db, [...codes.keys()])
    const roleIds = [...new Set(all.flatMap(({ projectRoleId }) => projectRoleId ?? []))]
    const [member, role] = await Promise.all([
      membersInCells(
        db,
        caller,
        all.map(({ membershipId }) => membershipId),
      ),
      projectRolesWithIds(db, roleIds).then(codesOf),
    ])
    return all.map(({ projectId, membershipId, projectRoleId, validFrom, validTo }) => ({
      projectCode: codes.get(projectId),
      memberEmail: member(membershipId),
      projectRoleCode: role(projectRoleId),
      validFrom,
      validTo,
    }))
  },
})
