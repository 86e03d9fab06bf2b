import { html } from '@sayapatri/contract/html';
import { brand } from '@sayapatri/facts/brand';
import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { MailSettings } from '../config/config.ts';
import type { StoredEnquiry } from '../enquiries/tables.ts';
import { oneLine } from '../enquiries/visibleText.ts';

/**
 * The mail that tells the office of an enquiry. If it is sent again after a crash, it has the same Message-ID and number,
 * by which mail programs and people recognise it.
 */
export function composeMail(
  enquiry: StoredEnquiry,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
): SendMailOptions {
  const { id, name, email, phone, message, fingerprint } = enquiry;
  const lines: [label: string, value: string][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone || 'not given'],
    ['Received', `${nepalTime(enquiry.receivedAt)} (Nepal time)`],
    ['Number', String(id)],
    ...(enquiry.flagged
      ? [['Possible spam', enquiry.spamReasons || 'marked by hand'] as [string, string]]
      : []),
  ];
  return {
    messageId: `<enquiry.${fingerprint.slice(0, 40)}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: brand.name, address: from },
    to,
    // The envelope is set here, so that nothing that a visitor wrote decides where the mail goes.
    envelope: { from, to },
    ...(v.is(plainAddress, email) && { replyTo: { name: oneLine(name), address: email } }),
    subject: oneLine(`${enquiry.flagged ? '[Possible spam] ' : ''}Enquiry ${id} from ${name}`),
    headers: { 'X-Enquiry-Number': String(id), 'Auto-Submitted': 'auto-generated' },
    text: `${lines.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')}\n\n${message}\n`,
    html: html`<table>${lines.map(([label, value]) => html`<tr><th align="left">${label}</th><td>${oneLine(value)}</td></tr>`)}</table><p style="white-space:pre-wrap">${message}</p>`
      .markup,
  };
}

/** An address as browsers' own forms take it; to any other the office answers by hand. */
const plainAddress = v.pipe(v.string(), v.maxLength(254), v.rfcEmail());

const nepalTime = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kathmandu',
  }).format(new Date(moment));
