import { type MailPart, REFERENCE } from '@sens/contract';
import { Fragment } from 'react';
import { Button, Heading, Link, Text } from 'react-email';
import { STYLES } from './mail-styles.ts';
import { ReportTop } from './ReportTop.tsx';
import { reportTop } from './report-top.ts';

const RESET = { cellPadding: 0, cellSpacing: 0 };

/** With each reference as a piece of its own, at the odd places. */
const REFERENCES = new RegExp(`(${REFERENCE.source})`);

/** A line of text; what is read out over the phone does not break in two. */
function Line({ text }: { text: string }) {
  return text.split(REFERENCES).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
      <span key={at} style={STYLES.whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** Text of which the line breaks stay. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
    <Fragment key={at}>
      {at > 0 && <br />}
      <Line text={line} />
    </Fragment>
  ));
}

/** One piece of a mail's words. */
export function Part({ part }: { part: MailPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <Text style={STYLES.text}>
          <Lines text={part.text} />
        </Text>
      );
    case 'title':
      return (
        <Heading as="h2" style={STYLES.title}>
          {part.text}
        </Heading>
      );
    case 'list':
      return (
        <ul style={STYLES.list}>
          {part.items.map((item) => (
            <li key={item} style={STYLES.item}>
              <Line text={item} />
            </li>
          ))}
        </ul>
      );
    case 'rows':
      return (
        <table {...RESET} style={STYLES.rows}>
          <tbody>
            {part.rows.map(([label, value, href]) => (
              <tr key={label}>
                <th className="rowName" scope="row" style={STYLES.rowName}>
                  {label}
                </th>
                <td className="rowValue" style={STYLES.rowValue}>
                  {href ? (
                    <Link className="link" href={href} style={STYLES.link}>
                      {value}
                    </Link>
                  ) : (
                    <Line text={value} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'links':
      return (
        <Text style={STYLES.links}>
          {part.links.map(({ label, href }, at) =>
            at === 0 ? (
              <Button className="button" href={href} key={href} style={STYLES.button}>
                {label}
              </Button>
            ) : (
              <Link className="otherLink" href={href} key={href} style={STYLES.otherLink}>
                {label}
              </Link>
            ),
          )}
        </Text>
      );
    case 'report':
      return <ReportTop picture={part.picture} words={reportTop(part.report, part.reader)} />;
  }
}
