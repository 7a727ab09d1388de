import { Accordion, Button } from '@mantine/core';
import { formats } from './formats.ts';
import styles from './exchange.module.css';

/** What each format looks like. */
export function FormatSamples({ onTry }: { onTry: (sample: string) => void }) {
  return (
    <section>
      <h3 className={styles.part}>The formats</h3>
      <Accordion variant="separated" chevronPosition="left" order={4}>
        {formats.map(({ id, name, use, sample }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>
              <b>{name}</b> <span className={styles.use}>{use}</span>
            </Accordion.Control>
            <Accordion.Panel>
              {sample === null ? (
                <p>{noSample[id]}</p>
              ) : (
                <>
                  <pre className={styles.sample}>{sample}</pre>
                  <Button size="compact-md" variant="outline" onClick={() => onTry(sample)}>
                    Try this example
                  </Button>
                </>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}

const noSample: Readonly<Record<string, string>> = {
  CSV: 'Export the bank as CSV to see its columns: that table can be changed in a spreadsheet and imported again.',
  QTI: 'In Canvas: Settings, Export Course Content, Quiz. Choose the zip file here as it is.',
};
