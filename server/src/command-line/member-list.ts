import { wholeRoster } from '../modules/people/members/port.ts'
import { heldCapabilities, settingsOf } from '../modules/company/organisation/port.ts'
import { organisationInstant } from '../platform/data/organisation-clock.ts'
import { capabilities } from '../platform/vocabulary/capabilities.ts'
import type { Circumstances, Outcome } from './command.ts'
import { onInstallation } from './installation.ts'
import { findOrganisation } from './organisations.ts'
import { textTable } from './text-table.ts'

export const listMembers = (wanted: string | undefined, circumstances: Circumstances): Promise<Outcome> =>
  onInstallation(circumstances, async ({ database }) => {
    const db = database.reader(await findOrganisation(database, wanted))
    const [roster, { timeZone }, now] = await Promise.all([
      wholeRoster(db),
      settingsOf(db),
      organisationInstant(db),
    ])
    const members = roster.map(({ grants, ...member }) => {
      const held = heldCapabilities({ role: member.role, grants }, timeZone, now)
      return { ...member, capabilities: capabilities.filter(one => held.has(one)), grants }
    })
    const rows = members.map(({ displayName, email, role, status, id, grants }) => [
      displayName,
      email,
      role,
      status,
      id,
      grants
        .map(({ capability, validFrom, validTo }) => `${capability} ${validFrom}…${validTo ?? ''}`)
        .join(', '),
    ])
    return {
      result: { members },
      text: textTable(['NAME', 'E-MAIL', 'ROLE', 'STATUS', 'ID', 'GRANTS'], rows),
    }
  })
