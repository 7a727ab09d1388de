// Command ferretdb serves FerretDB, a MongoDB wire protocol server, from its SQLite backend. The store's contract
// suite runs on it if no MongoDB is installed.
//
// It embeds the library because the module's own command cannot be built from the module proxy: it stops
// at start unless a generated version.txt, which a release of the module does not contain, is compiled in.
// The settings have the same names as for the module's own command, so both are started in the same way.
// An embedded FerretDB has no telemetry.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run serves until SIGINT or SIGTERM; the directory of FERRETDB_SQLITE_URL has to exist.
func run() error {
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: os.Getenv("FERRETDB_LISTEN_ADDR")},
		Handler:   "sqlite",
		SQLiteURL: os.Getenv("FERRETDB_SQLITE_URL"),
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
	})
	if err != nil {
		return err
	}

	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	return server.Run(ctx)
}
