import type { Role } from '../../src/platform/vocabulary/capabilities.ts'

/** Who works in the small named world; a supervisor is named by their first name. */
export interface Character {
  readonly firstNames: string
  readonly lastName: string
  readonly role: Role
  readonly supervisor?: string
}

/** Meri Oy has every module: one member of each role, and supervisors three deep (Eero, Elina, Veera). */
export const meri = {
  aino: { firstNames: 'Aino', lastName: 'Koskinen', role: 'admin' },
  eero: { firstNames: 'Eero', lastName: 'Mäkinen', role: 'manager' },
  elina: { firstNames: 'Elina', lastName: 'Nyström', role: 'manager', supervisor: 'eero' },
  veera: { firstNames: 'Veera Maria', lastName: 'Åkerblom', role: 'employee', supervisor: 'elina' },
  onni: { firstNames: 'Onni', lastName: 'Laine', role: 'employee', supervisor: 'eero' },
  paavo: { firstNames: 'Paavo', lastName: 'Heikkilä', role: 'employee' },
  helmi: { firstNames: 'Helmi', lastName: 'Salo', role: 'hr' },
  tauno: { firstNames: 'Tauno', lastName: 'Virtanen', role: 'payroll' },
  sisu: { firstNames: 'Sisu', lastName: 'Rantanen', role: 'sales' },
  lumi: { firstNames: 'Lumi', lastName: 'Aalto', role: 'finance' },
  otso: { firstNames: 'Otso', lastName: 'Karhu', role: 'dispatcher' },
} as const satisfies Record<string, Character>

/** Tunturi Oy is another organisation: nothing of it may be seen from Meri, and it has no module but `hr`, switched off. */
export const tunturi = {
  sanna: { firstNames: 'Sanna', lastName: 'Lehto', role: 'admin' },
  ilmari: { firstNames: 'Ilmari', lastName: 'Niemi', role: 'employee', supervisor: 'sanna' },
} as const satisfies Record<string, Character>
