import { awkward, few, type People } from './material.ts'
import { ofProjects } from './project-rows.ts'

/** Rows of another system by register, in the order in which they refer to each other. */
export const foreignRows = (people: People): readonly (readonly [string, readonly object[]])[] => [
  ...ofCompany(),
  ...ofCustomers(people),
  ...ofProjects(people),
  ...ofTime(people),
]

const ofCompany = () =>
  [
    [
      'tracking-targets',
      [
        ...few.map((name, index) => ({ code: String(index), name })),
        { code: '90', name: 'Alla', parentCode: '1', externalSource: 'erp', externalId: '=9' },
      ],
    ],
    [
      'planning-units',
      [
        ...awkward.map(name => ({ name })),
        { code: 'yla', name: 'Ylä' },
        { code: 'ala', name: 'Ala', parentCode: 'yla', active: false },
      ],
    ],
    [
      'members',
      [
        { firstNames: '=Uno', lastName: '+Dos', role: 'employee', email: 'uno@example.fi' },
        {
          firstNames: 'Dos',
          lastName: 'Tres',
          role: 'employee',
          email: 'dos@example.fi',
          managerEmail: 'uno@example.fi',
        },
      ],
    ],
  ] as const

const ofCustomers = ({ sisu }: People) =>
  [
    [
      'customers',
      [
        ...awkward.map((name, index) => ({ code: `a${index}`, name, invoicingNotes: name })),
        { name: 'Sama Oy' },
        {
          ...{ code: 'sahko', name: 'Äänekosken Sähkö Oy', kind: 'company', businessId: '2345678-0' },
          ...{ owner: sisu.email, group: 'avain', tags: 'kulta; hopea', phone: '+358 14 000 000' },
          ...{ addressLine: 'Kauppakatu 1', postalCode: '00100', city: 'Äänekoski', country: 'FI' },
          ...{ billingAddressLine: 'PL 1', billingCity: 'Oulu', website: 'https://sahko.example/' },
          ...{ invoiceEmail: 'laskut@sahko.example', paymentTerm: 'net_14', creditLimitCents: 500_000 },
          ...{ deliveryMethod: 'email', invoiceLanguage: 'sv', vatId: 'FI23456780', collectionHold: false },
        },
        { externalSource: 'erp', externalId: '7', name: 'Viite Oy', kind: 'public_body' },
        { code: 'poissa', name: 'Poissa Oy' },
      ],
    ],
    [
      'contacts',
      [
        {
          name: 'Maija Virtanen',
          email: 'maija@sahko.example',
          customerCode: 'sahko',
          jobTitle: '=HYPERLINK()',
        },
        { name: 'Pekka Nimetön', customerCode: 'sahko', phone: '+358 40 1', consent: 'given', primary: true },
        { name: 'Pekka Nimetön', customerCode: 'poissa' },
      ],
    ],
    [
      'leads',
      [
        ...awkward.map((title, index) => ({
          ...{ externalSource: 'web', externalId: `a${index}`, title, email: 'a@liidi.example' },
        })),
        { title: 'Sama', channel: 'phone', organisationName: 'Liidi Oy', businessId: '2345678-0' },
        { externalSource: 'web', externalId: '1', title: 'Verkosta', owner: sisu.email, consent: 'refused' },
      ],
    ],
    [
      'deals',
      [
        ...awkward.map((title, index) => ({ externalSource: 'old', externalId: `a${index}`, title })),
        {
          ...{ title: 'Koulun lämpöpumput', customerCode: 'sahko', contactEmails: 'maija@sahko.example' },
          ...{ valueCents: 1_250_000, stage: 'offer', owner: sisu.email, expectedCloseDate: '2027-03-31' },
        },
        { title: 'Voitettu', state: 'won', closedDate: '2026-11-20', closeNote: '-kiitos' },
        { externalSource: 'old', externalId: 'x', title: 'Vanha', customerCode: 'sahko' },
      ],
    ],
    [
      'activities',
      awkward.map((subject, index) => ({
        ...{ externalSource: 'crm', externalId: String(index), type: 'call', subject, notes: subject },
      })),
    ],
  ] as const

const ofTime = ({ veera, sisu }: People) =>
  [
    [
      'work-days',
      [
        {
          email: veera.email,
          date: '2026-10-05',
          startMinutes: 480,
          endMinutes: 960,
          entryType: 'work',
          note: '=1+1',
        },
        { email: veera.email, date: '2026-10-05', startMinutes: 660, endMinutes: 690, entryType: 'break' },
        { email: veera.email, date: '2026-10-06', startMinutes: 1320, endMinutes: 1800, entryType: 'work' },
        {
          ...{ email: veera.email, date: '2026-10-08', durationMinutes: 120, entryType: 'work' },
          ...{ targets: 'project:KO-1, kohteet:1', phase: '10', task: 1 },
        },
        {
          email: sisu.email,
          date: '2026-10-08',
          durationMinutes: 90,
          entryType: 'work',
          targets: 'kohteet:2',
        },
      ],
    ],
    [
      'absences',
      [
        {
          ...{ memberEmail: veera.email, absenceType: 'annual_holiday', note: '=1+1' },
          ...{ startDate: '2027-07-05', endDate: '2027-07-09', externalSource: 'hr', externalId: 'A-1' },
        },
        {
          ...{ memberEmail: veera.email, absenceType: 'annual_holiday', state: 'submitted' },
          ...{ startDate: '2027-07-12', endDate: '2027-07-13' },
        },
        { memberEmail: sisu.email, absenceType: 'paid_leave', startDate: '2027-08-02', part: 'pm' },
        {
          ...{ memberEmail: sisu.email, absenceType: 'paid_leave', part: 'pm', endPart: 'am' },
          ...{ startDate: '2027-08-09', endDate: '2027-08-11' },
        },
        { memberEmail: sisu.email, absenceType: 'paid_leave', startDate: '2027-08-16', minutesPerDay: 60 },
      ],
    ],
    [
      'opening-balances',
      [
        { email: veera.email, kind: 'overtime', minutes: 300, effectiveDate: '2024-01-01' },
        { email: veera.email, kind: 'flex', minutes: -90, effectiveDate: '2024-02-01' },
        { email: sisu.email, kind: 'flex', minutes: 5, effectiveDate: '2024-01-01' },
      ],
    ],
    [
      'leave-balances',
      [veera, sisu, { email: 'uno@example.fi' }].map(({ email }, place) => ({
        ...{ memberEmail: email, policyCode: 'vuosiloma', leaveYearStart: '2025-04-01' },
        ...{ effectiveDate: '2026-06-01', amount: 12.5 + place },
      })),
    ],
    [
      'shifts',
      [
        {
          planningUnit: 'office',
          workDate: '2027-01-11',
          shiftType: 'aamu',
          email: veera.email,
          tags: 'kassa, yö',
        },
        {
          planningUnit: 'office',
          workDate: '2027-01-12',
          startMinutes: 1320,
          endMinutes: 360,
          note: '=Avaa',
        },
        { planningUnit: 'office', workDate: '2027-01-13', shiftType: 'aamu', entryType: 'work' },
        { planningUnit: 'office', workDate: '2027-01-13', shiftType: 'aamu', entryType: 'work' },
        {
          ...{ planningUnit: 'office', workDate: '2027-01-14', shiftType: 'aamu' },
          ...{ externalSource: 'rota', externalId: '4711', breakMinutes: 45 },
        },
      ],
    ],
  ] as const
