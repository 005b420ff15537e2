/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  balance_not_found: {
    fi: ['Saldotiliä ei löydy', 'Hae tilit osoitteesta `GET /v1/balances` tai `GET /v1/me/balances`.'],
    sv: ['Saldokontot finns inte', 'Hämta kontona från `GET /v1/balances` eller `GET /v1/me/balances`.'],
  },
  balance_floor_exceeded: {
    fi: ['Saldo ei riitä', 'Pyydä enintään `available` minuuttia.'],
    sv: ['Saldot räcker inte', 'Be om högst `available` minuter.'],
  },
  balance_date_in_future: {
    fi: ['Päivä ei ole vielä tullut', 'Lähetä tämä päivä tai aiempi.'],
    sv: ['Dagen har inte kommit än', 'Skicka dagens datum eller ett tidigare.'],
  },
  balance_own_account: {
    fi: ['Omaa saldoa muuttaa joku muu', 'Pyydä jotakuta muuta tekemään se.'],
    sv: ['Det egna saldot ändras av någon annan', 'Låt någon annan göra det.'],
  },
  balance_time_bank_mismatch: {
    fi: ['Laji ja työaikapankki ovat ristiriidassa', 'Lähetä `timeBankId` vain lajin `time_bank` kanssa.'],
    sv: ['Slaget och arbetstidsbanken motsäger varandra', 'Skicka `timeBankId` bara med slaget `time_bank`.'],
  },
  balance_amount_zero: {
    fi: ['Mikään ei siirtyisi', 'Lähetä muu määrä kuin 0 minuuttia.'],
    sv: ['Ingenting skulle flyttas', 'Skicka något annat än 0 minuter.'],
  },
} as const
