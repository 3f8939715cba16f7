import type { Mail } from '@sens/contract';
import { MAIL_COPY as COPY } from './copy.ts';
import { SHEET, STYLES } from './mail-styles.ts';
import { Part } from './Part.tsx';

/** A table for nothing but the look: the one layout that every mail program knows. */
const FRAME = { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation', width: '100%' };

/** The company as a mail names it. */
export interface MailCompany {
  name: string;
  legalName: string;
  kvk: string;
  visitAddress: { street: string; postcode: string; city: string };
}

export interface MailPageProps {
  mail: Mail;
  company: MailCompany;
  /** Origin of the site. */
  site: string;
}

/** A mail as a whole: the mark, the words on a card, and who sent it. Loads nothing from anywhere. */
export function MailPage({ mail, company, site }: MailPageProps) {
  const { street, postcode, city } = company.visitAddress;
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="telephone=no, address=no, email=no, date=no" name="format-detection" />
        <title>{company.name}</title>
        <style>{SHEET}</style>
      </head>
      <body className="body" style={STYLES.body}>
        <div style={STYLES.preview}>{mail.preview}</div>
        <table {...FRAME} className="body" style={{ backgroundColor: STYLES.body.backgroundColor }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '0 12px' }}>
                <table {...FRAME} style={{ maxWidth: 600, textAlign: 'left' }}>
                  <tbody>
                    <tr>
                      <td style={STYLES.brand}>
                        <span style={STYLES.mark} />
                        <span style={{ verticalAlign: 'middle' }}>{company.name}</span>
                      </td>
                    </tr>
                    <tr>
                      <td className="card" style={STYLES.card}>
                        {mail.parts.map((part, at) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
                          <Part key={at} part={part} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="foot" style={STYLES.foot}>
                        {`${company.legalName}, ${street}, ${postcode} ${city}. ${COPY.kvk} ${company.kvk}.`}
                        <br />
                        <a className="link" href={`${site}/privacy`} style={STYLES.link}>
                          {COPY.privacy}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
