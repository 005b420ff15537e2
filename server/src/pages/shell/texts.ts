import { texts } from './language.ts'

/** What stands around every page, and what is said when something fails that is not the person's doing. */
export const shellTexts = texts({
  fi: {
    language: 'Kieli',
    errorTitle: 'Tarkista tiedot',
    errorPrefix: 'Virhe',
    back: 'Takaisin alkuun',
    tooManyAttempts: (minutes: number) =>
      `Yrityksiä on ollut liian monta. Yritä uudelleen ${minutes === 1 ? 'minuutin' : `${minutes} minuutin`} kuluttua.`,
    busy: 'Palvelu on hetken aikaa kiireinen. Mitään ei tallennettu. Yritä hetken päästä uudelleen.',
    wrongOrigin:
      'Lomake tuli toiselta sivustolta, joten sitä ei otettu vastaan. Avaa sivu uudelleen ja yritä siitä.',
    httpsRequired:
      'Yhteys ei ole suojattu, joten sivua ei näytetä. Avaa osoite, joka alkaa https://. Jos sitä ei ole, kysy palvelun ylläpitäjältä.',
    malformed: 'Jokin tieto puuttuu tai on väärän muotoinen.',
    signedOut: 'Istunto on päättynyt. Kirjaudu uudelleen.',
    failed: 'Jokin meni vikaan meidän päässämme. Yritä hetken päästä uudelleen.',
    refused: 'Pyyntöä ei voitu käsitellä sellaisena kuin se lähetettiin. Avaa sivu uudelleen ja yritä siitä.',
    tooLarge: 'Lähetit enemmän kuin sivu voi ottaa vastaan. Mitään ei tallennettu.',
    notFound: 'Osoitteessa ei ole mitään. Tarkista, että se on kirjoitettu tai kopioitu kokonaan ja oikein.',
    notFoundTitle: 'Sivua ei löytynyt',
    failedTitle: 'Sivua ei voitu näyttää',
    reference: (id: string) => `Jos otat yhteyttä tukeen, kerro viite ${id}.`,
  },
  sv: {
    language: 'Språk',
    errorTitle: 'Kontrollera uppgifterna',
    errorPrefix: 'Fel',
    back: 'Tillbaka till början',
    tooManyAttempts: (minutes: number) =>
      `Det har gjorts för många försök. Försök igen om ${minutes === 1 ? 'en minut' : `${minutes} minuter`}.`,
    busy: 'Tjänsten är upptagen just nu. Inget sparades. Försök igen om en stund.',
    wrongOrigin:
      'Formuläret kom från en annan webbplats och togs därför inte emot. Öppna sidan på nytt och försök därifrån.',
    httpsRequired:
      'Anslutningen är inte skyddad och därför visas inte sidan. Öppna adressen som börjar med https://. Om den inte finns, fråga den som driver tjänsten.',
    malformed: 'En uppgift saknas eller har fel form.',
    signedOut: 'Sessionen har avslutats. Logga in på nytt.',
    failed: 'Något gick fel hos oss. Försök igen om en stund.',
    refused: 'Begäran kunde inte behandlas så som den skickades. Öppna sidan på nytt och försök därifrån.',
    tooLarge: 'Du skickade mer än sidan kan ta emot. Inget sparades.',
    notFound: 'Det finns inget på adressen. Kontrollera att den är rätt skriven eller kopierad i sin helhet.',
    notFoundTitle: 'Sidan hittades inte',
    failedTitle: 'Sidan kunde inte visas',
    reference: (id: string) => `Om du kontaktar supporten, uppge referensen ${id}.`,
  },
  en: {
    language: 'Language',
    errorTitle: 'Please check',
    errorPrefix: 'Error',
    back: 'Back to the start',
    tooManyAttempts: (minutes: number) =>
      `There were too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    busy: 'The service is busy for a moment. Nothing was saved. Please try again shortly.',
    wrongOrigin:
      'The form came from another site, so it was not accepted. Open the page again and try from there.',
    httpsRequired:
      'The connection is not protected, so the page is not shown. Open the address that begins with https://. If there is none, ask whoever runs the service.',
    malformed: 'Something is missing or not in the right form.',
    signedOut: 'Your session has ended. Please sign in again.',
    failed: 'Something went wrong on our side. Please try again shortly.',
    refused: 'The request could not be handled as it was sent. Open the page again and try from there.',
    tooLarge: 'You sent more than the page can take. Nothing was saved.',
    notFound:
      'There is nothing at this address. Check that it was typed or copied whole and without mistakes.',
    notFoundTitle: 'Page not found',
    failedTitle: 'The page could not be shown',
    reference: (id: string) => `If you contact support, give them the reference ${id}.`,
  },
})
