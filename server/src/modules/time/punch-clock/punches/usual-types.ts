import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { activeEntryTypes } from '../../../company/catalogs/entry-types/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import type { UsualTypes } from '../../work-days/port.ts'

/** The entry types of punched time that names none: the setting's, else by their code, else the first of their category. */
export async function usualTypesOf(db: TenantDb): Promise<UsualTypes> {
  const [settings, types] = await Promise.all([settingsOf(db), activeEntryTypes(db, ['work', 'break'])])
  const usual = (category: 'work' | 'break') => {
    const ofCategory = types.filter(type => type.category === category)
    return (ofCategory.find(({ code }) => code === category) ?? ofCategory[0])?.id ?? null
  }
  return {
    work: settings.punchWorkEntryTypeId ?? usual('work'),
    break: settings.punchBreakEntryTypeId ?? usual('break'),
  }
}
