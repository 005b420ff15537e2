/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  task_approval_not_found: {
    fi: [
      'Hyväksyntää ei löydy',
      'Hae tehtävän hyväksynnät osoitteesta `GET /v1/tasks/{id}/approvals`, tai sinua odottavat osoitteesta `GET /v1/me/task-approvals`.',
    ],
    sv: [
      'Godkännandet finns inte',
      'Hämta uppgiftens godkännanden från `GET /v1/tasks/{id}/approvals`, eller dem som väntar på dig från `GET /v1/me/task-approvals`.',
    ],
  },
  task_approval_stale: {
    fi: ['Hyväksyntä on muuttunut', 'Lue hyväksyntä uudelleen ja päätä uudelleen.'],
    sv: ['Godkännandet har ändrats', 'Läs godkännandet på nytt och besluta igen.'],
  },
  task_approval_pending: {
    fi: ['Hyväksyntää on jo pyydetty', 'Odota päätöstä tai vedä pyyntö ensin takaisin.'],
    sv: ['Ett godkännande har redan begärts', 'Vänta tills det är avgjort, eller dra först tillbaka det.'],
  },
  task_approval_closed: {
    fi: ['Hyväksyntä on päättynyt', 'Pyydä uusi hyväksyntä.'],
    sv: ['Godkännandet är avslutat', 'Be om ett nytt godkännande.'],
  },
  task_approval_already_responded: {
    fi: [
      'Vastaus on jo annettu',
      'Pyydä vetämään hyväksyntä takaisin ja pyytämään sitä uudelleen, jos päätös on nyt toinen.',
    ],
    sv: [
      'Svaret är redan gett',
      'Låt godkännandet dras tillbaka och begäras på nytt, om beslutet nu är ett annat.',
    ],
  },
  task_approval_of_own_work: {
    fi: [
      'Kukaan ei hyväksy omaa työtään',
      'Pyydä jotakuta muuta tai salli se asetuksissa, `selfApprovalAllowed`.',
    ],
    sv: [
      'Ingen godkänner sitt eget arbete',
      'Be någon annan, eller tillåt det i inställningarna, `selfApprovalAllowed`.',
    ],
  },
} as const
