import { freeTexts } from '../../../../platform/port.ts'
import { module } from '../../../../platform/module.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { leftBehindIn, projectLeftBehind } from '../record/port.ts'
import { statusUpdates } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

/** Members wrote status updates of a project. */
const updatesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_status_updates',
  used: (db, ids) =>
    db.sql`
      select distinct u.project_id as id from project_status_updates u
      where u.org_id = ${db.orgId} and u.project_id = any(${ids}::uuid[])`,
}

export const statusUpdatesModule = module({
  contract: statusUpdates,
  handlers,
  port,
  contributes: [
    projectLeftBehind.of(leftBehindIn('status_updates', 'project_status_updates')),
    freeTexts.of({ table: 'project_status_updates', texts: ['summary'] }),
    recordUses.of(updatesOfProjects),
  ],
})
