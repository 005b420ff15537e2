import { awkward, few, type People } from './material.ts'

/** What is of projects. */
export const ofProjects = ({ veera, sisu }: People) =>
  [
    [
      'projects',
      [
        ...awkward.map((name, index) => ({ code: `P${index}`, name, description: name })),
        {
          ...{
            code: 'KO-1',
            name: 'Koulu',
            customerCode: 'sahko',
            managerEmail: veera.email,
            state: 'active',
          },
          ...{ billing: 'fixed', startDate: '2027-01-11', endDate: '2027-06-30', budgetCents: 7_500_000 },
        },
        { externalSource: 'erp', externalId: 'p', code: 'ERP', name: 'Viite', state: 'on_hold' },
      ],
    ],
    [
      'project-phases',
      [
        {
          projectCode: 'KO-1',
          code: '10',
          name: '=Suunnittelu',
          startDate: '2027-01-11',
          budgetMinutes: 600,
        },
        { projectCode: 'KO-1', code: '11', name: 'Alavaihe', parentCode: '10', billing: 'fixed' },
        { projectCode: 'ERP', code: '10', name: 'Sama koodi' },
      ],
    ],
    [
      'project-participants',
      [
        {
          projectCode: 'KO-1',
          memberEmail: veera.email,
          projectRoleCode: 'asentaja',
          validFrom: '2027-01-11',
        },
        { projectCode: 'KO-1', memberEmail: sisu.email, validTo: '2027-03-31' },
        { projectCode: 'ERP', memberEmail: veera.email },
      ],
    ],
    [
      'project-purchases',
      [
        ...few.map(supplier => ({
          ...{ projectCode: 'KO-1', supplier, description: supplier, purchaseDate: '2026-11-02' },
          ...{ netCents: 45_000, vatBp: 2550, markupBp: 1000, phaseCode: '10' },
        })),
        {
          ...{ projectCode: 'ERP', supplier: 'Puu Oy', description: 'Lauta', purchaseDate: '2026-11-03' },
          ...{ netCents: 100, rebillable: false, state: 'received' },
        },
      ],
    ],
    [
      'project-installments',
      [
        { projectCode: 'KO-1', title: '=Alku', basis: 'date', dueOn: '2099-01-15', shareBp: 3000 },
        { projectCode: 'KO-1', title: 'Vaihe', basis: 'phase_completed', phaseCode: '10', amountCents: 100 },
        {
          projectCode: 'KO-1',
          title: 'Puolivälissä',
          basis: 'percent_complete',
          percentBp: 5000,
          shareBp: 100,
        },
        { projectCode: 'ERP', title: 'Luovutus', basis: 'manual', amountCents: 250_000 },
      ],
    ],
    [
      'rate-cards',
      [
        {
          cardCode: 'perus',
          cardName: '=Perus',
          validFrom: '2027-01-01',
          validTo: '2027-12-31',
          rateCentsPerHour: 8500,
        },
        { cardCode: 'perus', validFrom: '2028-01-01', rateCentsPerHour: 9000 },
        {
          ...{
            cardCode: 'perus',
            projectRoleCode: 'asentaja',
            memberEmail: veera.email,
            projectCode: 'KO-1',
          },
          ...{
            customerCode: 'sahko',
            entryTypeCode: 'work',
            validFrom: '2027-01-01',
            rateCentsPerHour: 7000,
          },
        },
      ],
    ],
    [
      'tasks',
      [
        ...awkward.map((title, index) => ({
          ...{ externalSource: 'jira', externalId: `a${index}`, title, description: title },
        })),
        {
          ...{ externalSource: 'jira', externalId: 'OPS-1', title: 'Ylätehtävä', projectCode: 'KO-1' },
          ...{ phaseCode: '10', assigneeEmails: veera.email, estimateMinutes: 480, priority: 'high' },
        },
        ...['OPS-2', 'OPS-3', 'OPS-4'].map(externalId => ({
          ...{ externalSource: 'jira', externalId, title: externalId, projectCode: 'KO-1' },
          ...{ parentExternalId: 'OPS-1', dueDate: '2027-03-31', billable: false },
        })),
      ],
    ],
    [
      'task-dependencies',
      [
        ['OPS-2', 'OPS-3', 'fs'],
        ['OPS-3', 'OPS-4', 'ss'],
        ['OPS-2', 'OPS-4', 'ff'],
      ].map(([fromExternalId, toExternalId, type], place) => ({
        ...{ fromExternalSource: 'jira', fromExternalId, toExternalSource: 'jira', toExternalId, type },
        lagMinutes: -60 * place,
      })),
    ],
  ] as const
