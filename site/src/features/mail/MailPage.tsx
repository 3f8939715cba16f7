import type { Mail } from '@sens/contract';
import { Body, Container, Head, Html, Link, Preview, Section } from 'react-email';
import { MAIL_COPY as COPY } from './copy.ts';
import { SHEET, STYLES } from './mail-styles.ts';
import { Part } from './Part.tsx';

/** The library's own is English. */
const LANGUAGE = 'nl';

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
    <Html lang={LANGUAGE}>
      <Head>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="telephone=no, address=no, email=no, date=no" name="format-detection" />
        <title>{company.name}</title>
        <style>{SHEET}</style>
      </Head>
      <Body className="body" lang={LANGUAGE} style={STYLES.body}>
        <Preview useTitleTag={false}>{mail.preview}</Preview>
        <Container style={STYLES.page}>
          <Section style={STYLES.brand}>
            <span style={STYLES.mark} />
            <span style={STYLES.name}>{company.name}</span>
          </Section>
          <Section className="card" style={STYLES.card} tdClassName="cardRoom">
            {mail.parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
              <Part key={at} part={part} />
            ))}
          </Section>
          <Section className="foot" style={STYLES.foot}>
            {`${company.legalName}, ${street}, ${postcode} ${city}. ${COPY.kvk} ${company.kvk}.`}
            <br />
            <Link className="link" href={`${site}/privacy`} style={STYLES.link}>
              {COPY.privacy}
            </Link>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
