import type { AnyCommand } from './command.ts'
import { auditExport } from './commands/audit-export.ts'
import { auditVerify } from './commands/audit-verify.ts'
import { backup } from './commands/backup.ts'
import { demoRemove } from './commands/demo-remove.ts'
import { imports } from './commands/import.ts'
import { keyCreate } from './commands/key-create.ts'
import { listen } from './commands/listen.ts'
import { memberAssign } from './commands/member-assign.ts'
import { memberGrant } from './commands/member-grant.ts'
import { memberInvite } from './commands/member-invite.ts'
import { memberList } from './commands/member-list.ts'
import { memberRevoke } from './commands/member-revoke.ts'
import { memberResetSignIn } from './commands/member-reset-sign-in.ts'
import { migrate } from './commands/migrate.ts'
import { modulesList } from './commands/modules-list.ts'
import { modulesSet } from './commands/modules-set.ts'
import { organisationCreate } from './commands/organisation-create.ts'
import { restore } from './commands/restore.ts'
import { secretDrop } from './commands/secret-drop.ts'
import { secretReseal } from './commands/secret-reseal.ts'
import { secretRotate } from './commands/secret-rotate.ts'
import { secretStatus } from './commands/secret-status.ts'
import { serve } from './commands/serve.ts'
import { trigger } from './commands/trigger.ts'

/** What the command line can do, in the order of the help. */
export const allCommands: readonly AnyCommand[] = [
  serve,
  migrate,
  organisationCreate,
  modulesList,
  modulesSet,
  memberList,
  memberInvite,
  memberGrant,
  memberRevoke,
  memberAssign,
  memberResetSignIn,
  keyCreate,
  ...imports,
  demoRemove,
  auditVerify,
  auditExport,
  backup,
  restore,
  secretStatus,
  secretRotate,
  secretReseal,
  secretDrop,
  listen,
  trigger,
]
