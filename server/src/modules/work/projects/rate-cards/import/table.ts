import type { TableForm } from '../../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../../records/imports/port.ts'
import type { RateRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof RateRow>[] = [
  column('cardCode', { fi: 'Hinnaston koodi', sv: 'Prislistans kod', en: 'Rate card code' }, 'perus', {
    aliases: ['hinnasto', 'koodi', 'prislista', 'kod', 'rate card', 'code'],
  }),
  column('cardName', { fi: 'Hinnaston nimi', sv: 'Prislistans namn', en: 'Rate card name' }, 'Perushinnat', {
    aliases: ['nimi', 'namn', 'name'],
  }),
  column('projectRoleCode', { fi: 'Projektirooli', sv: 'Projektroll', en: 'Project role' }, '', {
    aliases: ['rooli', 'roll', 'role'],
  }),
  column('memberEmail', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, '', {
    aliases: ['henkilö', 'työntekijä', 'person', 'anställd', 'member', 'email'],
  }),
  column('customerCode', { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code' }, '', {
    aliases: ['asiakas', 'asiakasnumero', 'kund', 'kundnummer', 'customer', 'customer number'],
  }),
  column('projectCode', { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code' }, '', {
    aliases: ['projekti', 'projektinumero', 'projekt', 'projektnummer', 'project', 'project number'],
  }),
  column('entryTypeCode', { fi: 'Työlaji', sv: 'Arbetsart', en: 'Entry type' }, '', {
    aliases: ['kirjauslaji', 'laji', 'art', 'kind of work', 'work type'],
  }),
  column('validFrom', { fi: 'Voimassa alkaen', sv: 'Gäller från', en: 'Valid from' }, '2027-01-01', {
    kind: 'date',
    aliases: ['alkaa', 'alkaen', 'från', 'from'],
  }),
  column('validTo', { fi: 'Voimassa asti', sv: 'Gäller till', en: 'Valid to' }, '', {
    kind: 'date',
    aliases: ['päättyy', 'asti', 'till', 'to'],
  }),
  column(
    'rateCentsPerHour',
    { fi: 'Tuntihinta sentteinä', sv: 'Timpris i cent', en: 'Rate in cents' },
    '8500',
    { aliases: ['sentit', 'cents'] },
  ),
  column('rate', { fi: 'Tuntihinta', sv: 'Timpris', en: 'Hourly rate' }, '', {
    aliases: ['tuntihinta euroina', 'hinta', 'euroa', 'timpris i euro', 'pris', 'rate in euros', 'euros'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const rateImportTable = { register: 'rate-cards', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
