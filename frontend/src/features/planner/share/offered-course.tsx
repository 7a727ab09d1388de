import { Button, Group, Modal, Text } from '@mantine/core';
import { useRef } from 'react';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { PassedCourse } from '../../../lib/passed-course.ts';
import { SignedInPart } from '../../../ui/signed-in-part.tsx';
import { focusCourseName } from '../grid/focus.ts';
import { SaveFirst } from '../saved/saved-course-chunks.ts';
import { isSample } from '../model/sample.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { takeCourse } from './shared-plan.ts';

/** Asks before another course replaces the unsaved one. */
export function OfferedCourse() {
  const store = usePlannerStore();
  const offered = usePlanner((state) => state.offered);
  const isToBeNamed = useRef(false);
  const keep = () => store.getState().setOffered(null);
  const replace = (course: PassedCourse) => {
    keep();
    takeCourse(store, course);
    isToBeNamed.current = course.isToBeNamed === true;
  };
  // As long as the window is closing, the focus stays in it.
  const focusName = () => {
    if (isToBeNamed.current) focusCourseName();
    isToBeNamed.current = false;
  };
  return (
    <Modal
      opened={offered !== null}
      onClose={keep}
      onExitTransitionEnd={focusName}
      title="Replace your unsaved course?"
    >
      {offered === null ? null : (
        <Question offered={offered} onKeep={keep} onReplace={() => replace(offered)} />
      )}
    </Modal>
  );
}

interface QuestionProps {
  offered: PassedCourse;
  onKeep: () => void;
  onReplace: () => void;
}

function Question({ offered, onKeep, onReplace }: QuestionProps) {
  const current = usePlanner((state) => nameWithSize(presentOf(state)));
  const { name } = offered.course;
  return (
    <>
      <Text>
        {current} is only on this device. {name === '' ? 'A new course' : `‘${name}’`} would replace it.
      </Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="subtle" color="danger" onClick={onReplace}>
          Replace it
        </Button>
        <SignedInPart>
          <SaveFirst offered={offered} />
        </SignedInPart>
        <Button data-autofocus onClick={onKeep}>
          Keep it
        </Button>
      </Group>
    </>
  );
}

function nameWithSize(course: WorkingCourse): string {
  const { courseName, categories } = course;
  const count = categories.reduce((sum, { items }) => sum + items.length, 0);
  const size = `${count} ${count === 1 ? 'item' : 'items'}`;
  if (courseName.trim() !== '') return `‘${courseName}’ with ${size}`;
  return `Your ${isSample(course) ? 'sample course' : 'untitled course'} with ${size}`;
}
