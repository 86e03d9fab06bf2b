/** An e-mail address as it is compared: two that differ only in case, in any script, or in how an accent is coded are one. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
