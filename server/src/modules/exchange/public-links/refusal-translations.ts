/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  public_link_not_found: {
    fi: ['Linkki ei johda mihinkään', 'Kopioi linkki kokonaan tai pyydä lähettäjältä uusi.'],
    sv: ['Länken leder ingenstans', 'Kopiera hela länken, eller be den som skickade den om en ny.'],
  },
  public_link_expired: {
    fi: ['Linkki on vanhentunut', 'Pyydä lähettäjältä uusi.'],
    sv: ['Länken har gått ut', 'Be den som skickade den om en ny.'],
  },
  public_form_invalid: {
    fi: ['Lomake ei ole meidän', 'Avaa linkki uudelleen ja lähetä sen antama arvo kentässä `formToken`.'],
    sv: ['Formuläret är inte vårt', 'Öppna länken igen, och skicka det som den svarar som `formToken`.'],
  },
  public_form_sent: {
    fi: ['Lomake on jo lähetetty', 'Avaa linkki uudelleen, niin näet, mitä siitä tuli.'],
    sv: ['Formuläret har redan skickats', 'Öppna länken igen för att se vad som blev av det.'],
  },
} as const
