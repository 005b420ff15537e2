import { mayCall } from '../../../../platform/access/gates.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller, notToChange, filesClosed } from './attachment-rules.ts'
import { projects } from './contract.ts'
import { projectsWithIds } from './lookup.ts'
import { projectClosed, projectNotFound } from './refusals.ts'

/** Drawings, contracts and other files of projects: read by anyone who reads projects, changed by anyone who writes them. */
export const projectFiles = attachmentTarget({
  type: 'project',
  roles: ['contract', 'document', 'photo'],
  missing: projectNotFound,
  locked: projectClosed,
  changed: { of: 'a project that is not closed', by: 'who holds `projects.manage`' },
  gate: caller => (mayCall(caller, projects.operations.get) ? null : notForCaller),
  async access(db, caller, ids) {
    const barred = mayCall(caller, projects.operations.update) ? null : notToChange
    const found = await projectsWithIds(db, ids)
    return new Map(
      found.map(({ id, state }) => {
        const why = barred ?? (state === 'closed' ? filesClosed : null)
        return [id, { add: why, remove: why }]
      }),
    )
  },
  existing: async (db, ids) => (await projectsWithIds(db, ids)).map(({ id }) => id),
})
