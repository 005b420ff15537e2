import type { TableForm } from '../../../../../platform/contract/table.ts'
import { customFieldColumns } from '../../../../records/custom-fields/port.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../../records/imports/port.ts'
import { channels } from '../channels.ts'
import type { LeadRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof LeadRow>[] = [
  ...referenceColumns,
  column('title', { fi: 'Otsikko', sv: 'Rubrik', en: 'Title' }, 'Uusi toimitalo', {
    aliases: ['aihe', 'liidi', 'ämne', 'subject', 'lead'],
  }),
  column('leadSource', { fi: 'Lähde', sv: 'Källa', en: 'Lead source' }, 'website', {
    aliases: ['liidin lähde', 'origin'],
  }),
  column('channel', { fi: 'Kanava', sv: 'Kanal', en: 'Channel' }, 'web', {
    kind: 'choice',
    choices: channels,
  }),
  column(
    'organisationName',
    { fi: 'Organisaatio', sv: 'Organisation', en: 'Organisation' },
    'Äänekosken Sähkö Oy',
    {
      aliases: ['yritys', 'företag', 'company'],
    },
  ),
  column('businessId', { fi: 'Y-tunnus', sv: 'FO-nummer', en: 'Business id' }, '2345678-0', {
    aliases: ['ytunnus', 'company id'],
  }),
  column('contactName', { fi: 'Yhteyshenkilö', sv: 'Kontaktperson', en: 'Contact' }, 'Maija Virtanen', {
    aliases: ['nimi', 'namn', 'name'],
  }),
  column('email', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, 'maija@sahko.example', {
    aliases: ['sähköpostiosoite', 'e-postadress', 'e-mail address'],
  }),
  column('phone', { fi: 'Puhelin', sv: 'Telefon', en: 'Telephone' }, '+358 40 123 4567', {
    aliases: ['puhelinnumero', 'telefonnummer', 'telephone number'],
  }),
  column('jobTitle', { fi: 'Tehtävänimike', sv: 'Befattning', en: 'Job title' }, 'Toimitusjohtaja', {
    aliases: ['titteli', 'titel'],
  }),
  column('owner', { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' }, '', {
    aliases: ['myyjä', 'säljare', 'sales person'],
  }),
  column('consent', { fi: 'Suostumus', sv: 'Samtycke', en: 'Consent' }, 'given', {
    kind: 'choice',
    choices: ['given', 'refused', 'unknown'],
    aliases: ['markkinointilupa', 'marketing consent'],
  }),
  column('consentSource', { fi: 'Suostumuksen lähde', sv: 'Samtyckets källa', en: 'Consent source' }, '', {}),
  ...customFieldColumns,
]

/** How a table of the register's rows is called, and its columns. */
export const leadImportTable = { register: 'leads', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
