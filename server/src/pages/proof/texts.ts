import { texts } from '../shell/language.ts'

export const proofTexts = texts({
  fi: {
    password: 'Salasana',
    totp: 'Todennussovelluksen koodi',
    totpHint: 'Kuusi numeroa, jotka sovellus näyttää nyt.',
    recoveryCode: 'Palautuskoodi',
    recoveryCodeHint: 'Yksi kymmenestä koodista, jotka tallensit. Kukin käy kerran.',
    passkeyIntro: 'Vahvista pääsyavaimella: sormenjäljellä, kasvoilla tai laitteen suojakoodilla.',
    continue: 'Jatka',
    otherWays: 'Muut tavat',
    use: {
      password: 'Käytä salasanaa',
      totp: 'Käytä todennussovellusta',
      passkey: 'Käytä pääsyavainta',
      recovery_code: 'Käytä palautuskoodia',
    },
  },
  sv: {
    password: 'Lösenord',
    totp: 'Kod från autentiseringsappen',
    totpHint: 'De sex siffror som appen visar just nu.',
    recoveryCode: 'Återställningskod',
    recoveryCodeHint: 'En av de tio koder som du sparade. Varje kod gäller en gång.',
    passkeyIntro: 'Bekräfta med lösennyckeln: fingeravtryck, ansikte eller enhetens kod.',
    continue: 'Fortsätt',
    otherWays: 'Andra sätt',
    use: {
      password: 'Använd lösenord',
      totp: 'Använd autentiseringsapp',
      passkey: 'Använd lösennyckel',
      recovery_code: 'Använd återställningskod',
    },
  },
  en: {
    password: 'Password',
    totp: 'Code from your authenticator app',
    totpHint: 'The six digits that the app shows now.',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'One of the ten codes you saved. Each works once.',
    passkeyIntro: 'Confirm with your passkey: fingerprint, face or the lock of your device.',
    continue: 'Continue',
    otherWays: 'Other ways',
    use: {
      password: 'Use your password',
      totp: 'Use your authenticator app',
      passkey: 'Use a passkey',
      recovery_code: 'Use a recovery code',
    },
  },
})
