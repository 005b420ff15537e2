import { namedFor } from '../../../platform/names.ts'
import { type Module, module } from '../../../platform/module.ts'
import { credentialSources, sealedColumns, workers, namedRecords } from '../../../platform/port.ts'
import { accessEndings } from '../../people/members/port.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import { badges } from './badges/contract.ts'
import { badgesEnd } from './badges/endings.ts'
import { handlers as badgeHandlers } from './badges/handlers.ts'
import { sealedPeppers } from './badges/pepper.ts'
import { deviceSource, deviceUses } from './credentials/source.ts'
import { devices } from './device/contract.ts'
import { handlers as deviceHandlers } from './device/handlers.ts'
import { devicePairing } from './pairing/contract.ts'
import { handlers as pairingHandlers } from './pairing/handlers.ts'
import { terminals } from './record/contract.ts'
import { handlers } from './record/handlers.ts'

/** Terminals are for the members of planning units. */
const unitsOfTerminals: RecordUse = {
  register: 'planning-units',
  by: 'terminal_units',
  used: (db, ids) =>
    db.sql`
      select planning_unit_id as id from terminal_units
      where org_id = ${db.orgId} and planning_unit_id = any(${ids}::uuid[])`,
}

export const terminalModules: readonly Module[] = [
  module({
    contract: terminals,
    handlers,
    contributes: [
      namedRecords.of(namedFor('terminal', 'terminals', terminals.operations.list)),
      recordUses.of(unitsOfTerminals),
      credentialSources.of(({ database }) => deviceSource(database)),
      workers.of(({ database }) => ({
        start: () => {},
        stop: () => deviceUses(database).flush(),
      })),
    ],
  }),
  module({
    contract: badges,
    handlers: badgeHandlers,
    contributes: [sealedColumns.of(sealedPeppers), accessEndings.of(badgesEnd)],
  }),
  module({ contract: devicePairing, handlers: pairingHandlers }),
  module({ contract: devices, handlers: deviceHandlers }),
]
