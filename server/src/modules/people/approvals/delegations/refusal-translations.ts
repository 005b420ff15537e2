/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  approval_delegation_not_found: {
    fi: [
      'Valtuutusta ei löydy',
      'Hae valtuutukset osoitteesta `GET /v1/me/approval-delegations` tai `GET /v1/approval-delegations`.',
    ],
    sv: [
      'Delegeringen finns inte',
      'Hämta delegeringarna från `GET /v1/me/approval-delegations` eller `GET /v1/approval-delegations`.',
    ],
  },
  approval_delegation_to_oneself: {
    fi: ['Kukaan ei sijaista itseään', 'Nimeä joku muu kentässä `toMembershipId`.'],
    sv: ['Ingen är sin egen ersättare', 'Ange någon annan i `toMembershipId`.'],
  },
  approval_delegation_period_invalid: {
    fi: [
      'Valtuutuksen aika ei ole mahdollinen',
      'Lähetä aika, joka päättyy tänään tai myöhemmin ja enintään vuoden kuluttua alustaan.',
    ],
    sv: [
      'Delegeringens period är inte möjlig',
      'Skicka en period som slutar i dag eller senare och högst ett år efter att den börjar.',
    ],
  },
  approval_delegation_without_capability: {
    fi: [
      'Valtuutetulla ei ole oikeutta päättää',
      'Nimeä jäsen, joka päättää oman tiiminsä asioista, tai pyydä ylläpitäjää muuttamaan ensin rooli.',
    ],
    sv: [
      'Den som får delegeringen har inte behörighet att besluta',
      'Ange en medlem som beslutar för ett eget team, eller be en administratör ändra rollen först.',
    ],
  },
  approval_delegation_limit_reached: {
    fi: ['Valtuutuksia on liikaa', 'Päätä valtuutukset, joita ei enää tarvita.'],
    sv: ['Det finns för många delegeringar', 'Avsluta delegeringar som inte längre behövs.'],
  },
} as const
