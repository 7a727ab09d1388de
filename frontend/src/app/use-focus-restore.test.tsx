import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusRestore } from './use-focus-restore.ts';

function ExampleScreen() {
  useFocusRestore();
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  const [rows, setRows] = useState(['First', 'Last']);
  const [hasWindow, setWindow] = useState(false);
  const [isEditing, setEditing] = useState(true);
  return (
    <main>
      <h1>Quizzes</h1>
      <section>
        <h2>Deleted</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button onClick={() => setNames((all) => all.filter((each) => each !== name))}>{name}</button>
            </li>
          ))}
        </ul>
      </section>
      <table>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <td>
                <button onClick={() => setRows(['Last'])}>{name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button aria-label="More" onClick={() => setWindow(true)} />
      {hasWindow ? (
        <div role="dialog">
          <input aria-label="Name" onKeyDown={() => setWindow(false)} />
        </div>
      ) : null}
      {isEditing ? <button onClick={() => setEditing(false)}>Save</button> : <p>Saved</p>}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

it('moves the focus from a removed row to the next or previous row, and to the heading if none is left', async () => {
  render(<ExampleScreen />);
  await press('Two');
  await waitFor(() => expect(button('Three')).toHaveFocus());
  await press('Three');
  await waitFor(() => expect(button('One')).toHaveFocus());
  await press('One');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Deleted' })).toHaveFocus());
});

it('moves the focus also if the removed element had the focus before it was pressed with the mouse', async () => {
  render(<ExampleScreen />);
  await userEvent.click(button('One'));
  await waitFor(() => expect(button('Two')).toHaveFocus());
  await userEvent.click(button('Two'));
  await waitFor(() => expect(button('Three')).toHaveFocus());
});

it('moves the focus from a removed table row to the next row, even after a press on an element that takes no focus', async () => {
  render(<ExampleScreen />);
  button('First').focus();
  // Like a touch that starts scrolling.
  fireEvent.pointerDown(screen.getByText('Deleted'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Last')).toHaveFocus());
});

it('moves the focus to the heading of the screen if the removed element was in no section', async () => {
  render(<ExampleScreen />);
  await press('Save');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Quizzes' })).toHaveFocus());
});

it('returns the focus to the element that opened a window', async () => {
  render(<ExampleScreen />);
  await press('More');
  screen.getByLabelText('Name').focus();
  await userEvent.keyboard('x');
  await waitFor(() => expect(button('More')).toHaveFocus());
});

it('does nothing if the user has moved the focus', async () => {
  render(<ExampleScreen />);
  await press('Two');
  button('Save').focus();
  // Longer than `useFocusRestore` waits.
  await new Promise((done) => setTimeout(done, 250));
  expect(button('Save')).toHaveFocus();
});

it('does nothing if the user pressed an empty area with the mouse', async () => {
  render(<ExampleScreen />);
  button('One').focus();
  await userEvent.click(screen.getByText('Deleted'));
  expect(document.body).toHaveFocus();
  screen.getByText('One').closest('li')?.remove();
  await new Promise((done) => setTimeout(done, 250));
  expect(document.body).toHaveFocus();
});
