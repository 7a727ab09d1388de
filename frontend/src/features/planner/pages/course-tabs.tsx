import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { CourseText } from './course-text.tsx';
import { Grades } from './grades.tsx';
import { Letters } from './letters.tsx';
import styles from './pages.module.css';
import { People } from './people.tsx';
import { tabParam } from './tab-in-address.ts';

const first = 'grades';
const others: ReadonlySet<string> = new Set(['letters', 'notes', 'syllabus', 'meetings', 'people']);

/** The grades of the course, and everything else that belongs to it. The address says which of it is open. */
export function CourseTabs({ isPhone }: { isPhone: boolean }) {
  const { params, write } = useAddressParams();
  const wanted = params.get(tabParam) ?? first;
  const tab = others.has(wanted) ? wanted : first;
  const open = (next: string | null) =>
    write({ [tabParam]: next === first ? null : next }, { replace: true });
  return (
    <Tabs value={tab} onChange={open} data-tab={tab} className={styles.tabs ?? ''}>
      <Tabs.List aria-label="Course">
        <Tabs.Tab value="grades">Grades</Tabs.Tab>
        <Tabs.Tab value="letters">Letter grades</Tabs.Tab>
        <Tabs.Tab value="notes">Notes</Tabs.Tab>
        <Tabs.Tab value="syllabus">Syllabus</Tabs.Tab>
        <Tabs.Tab value="meetings">Meetings</Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="grades">
        <Grades isPhone={isPhone} />
      </Tabs.Panel>
      <Page value="letters">
        <div>
          <Letters />
        </div>
      </Page>
      <Page value="notes">
        <CourseText
          field="savedCourseNotes"
          label="Notes"
          description="Anything worth keeping with this course. Kept with the draft on this device."
        />
      </Page>
      <Page value="syllabus">
        <CourseText
          field="courseDescription"
          label="About this course"
          description="A few sentences for whoever you share it with."
          minRows={3}
        />
        <CourseText
          field="courseSyllabus"
          label="Syllabus"
          description="Topics, readings and rules, as they were handed out."
        />
      </Page>
      <Page value="meetings">
        <CourseText
          field="courseMeetingDetails"
          label="Meeting details"
          description="When and where the course meets, office hours, links to calls."
        />
      </Page>
      <Page value="people">
        {/* It asks the server, which only whoever comes here needs. */}
        <div>{tab === 'people' ? <People /> : null}</div>
      </Page>
    </Tabs>
  );
}

function Page({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Panel value={value}>
      <div className={styles.card}>{children}</div>
    </Tabs.Panel>
  );
}
