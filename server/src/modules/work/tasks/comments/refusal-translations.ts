/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  task_comment_not_found: {
    fi: ['Kommenttia ei löydy', 'Hae tehtävän kommentit osoitteesta `GET /v1/tasks/{id}/comments`.'],
    sv: ['Kommentaren finns inte', 'Hämta uppgiftens kommentarer från `GET /v1/tasks/{id}/comments`.'],
  },
  task_comment_stale: {
    fi: [
      'Kommentti on muuttunut',
      'Lue kommentti uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Kommentaren har ändrats',
      'Läs kommentaren på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  task_comment_deleted: {
    fi: ['Kommentti on poistettu', 'Kirjoita uusi kommentti.'],
    sv: ['Kommentaren är borttagen', 'Skriv en ny kommentar.'],
  },
  task_comment_of_another: {
    fi: ['Kommentin on kirjoittanut joku muu', 'Vastaa omalla kommentilla tai pyydä sen kirjoittajaa.'],
    sv: ['Någon annan har skrivit kommentaren', 'Svara med en egen kommentar, eller be dess författare.'],
  },
  task_comment_mentions_too_many: {
    fi: ['Kommentissa mainitaan liian monta jäsentä', 'Mainitse vähemmän jäseniä.'],
    sv: ['Kommentaren nämner för många medlemmar', 'Nämn färre medlemmar.'],
  },
} as const
